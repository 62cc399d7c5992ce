import type { CookiesPort } from '@thuishaven/core'
import { consentCategories } from '@thuishaven/core/consent'
import type { ConsentPort, ConsentPreferences, StoredConsent } from '@thuishaven/core/consent'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const encode = (bytes: readonly number[]): string => {
  let text = ''
  for (let start = 0; start < bytes.length; start += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(start, start + 3)
    const group = (first << 16) | (second << 8) | third
    const signs = [18, 12, 6, 0].map((shift) => alphabet[(group >> shift) & 63] ?? '')
    const used = Math.min(4, bytes.length - start + 1)
    text += signs.slice(0, used).join('').padEnd(4, '=')
  }
  return text
}

const decode = (text: string): readonly number[] | null => {
  const signs = text.replace(/={1,2}$/, '')
  if (!/^[A-Za-z0-9+/]*$/.test(signs) || signs.length % 4 === 1 || (signs.length !== text.length && text.length % 4 !== 0)) return null
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const sign of signs) {
    held = ((held << 6) | alphabet.indexOf(sign)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  return bytes
}

/** Base64 (RFC 4648) without a platform's help. `decode` accepts text with or without padding and returns null for anything else. */
export const base64 = { encode, decode }

/** Value of the cookie: JSON in base64 (CNS-03). The JSON of preferences is plain ASCII, one byte a character. */
export const encodeConsent = ({ necessary, preferences, statistics, marketing }: ConsentPreferences): string =>
  base64.encode(Array.from(JSON.stringify({ necessary, preferences, statistics, marketing }), (sign) => sign.charCodeAt(0)))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Cookies written by other software may have '=' and '+' percent-encoded. */
const unescaped = (value: string): string =>
  value.replace(/%(3D|2B|2F)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Reads the cookie's value. A category that is missing is not allowed; necessary always is. Never throws. */
export const decodeConsent = (value: string | null): StoredConsent => {
  if (value === null || value === '') return { type: 'none' }
  const bytes = base64.decode(unescaped(value))
  if (bytes === null) return { type: 'invalid', reason: 'base64' }
  const stored = parsed(String.fromCharCode(...bytes.slice(0, 4096)))
  if (stored === undefined) return { type: 'invalid', reason: 'json' }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return { type: 'invalid', reason: 'shape' }
  const facts = stored as Readonly<Record<string, unknown>>
  // Rejects foreign objects: every named category must be a boolean, and `necessary` must not be false.
  const text = consentCategories.map((category) => facts[category]).filter((value) => value !== undefined)
  if (text.length === 0 || text.some((value) => typeof value !== 'boolean') || facts['necessary'] === false)
    return { type: 'invalid', reason: 'shape' }
  const allows = (category: string): boolean => facts[category] === true
  return {
    type: 'stored',
    preferences: {
      necessary: true,
      preferences: allows('preferences'),
      statistics: allows('statistics'),
      marketing: allows('marketing'),
    },
  }
}

/** Name of the consent cookie (CNS-03). */
export const consentCookieName = 'cookiePreferences'

/** Keeps the choice for a year: 31 536 000 s, in a Secure cookie (CNS-03). Path and SameSite are the cookie port's. */
export const createCookieConsent = (cookies: CookiesPort): ConsentPort => ({
  read: () => decodeConsent(cookies.get(consentCookieName)),
  write: (preferences) => cookies.set({ name: consentCookieName, value: encodeConsent(preferences), maxAge: 31_536_000, secure: true }),
})
