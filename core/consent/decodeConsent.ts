import { base64 } from './base64.ts'
import type { ConsentPreferences } from './consent.ts'

/** What the cookie held (CNS-03). */
export type StoredConsent =
  | { readonly is: 'stored'; readonly preferences: ConsentPreferences }
  | { readonly is: 'none' }
  /** To be logged and treated as none (CNS-03). */
  | { readonly is: 'invalid'; readonly reason: 'base64' | 'json' | 'shape' }

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

/** Reads the cookie's value. A category that is missing or not `true` is not allowed; necessary always is. Never throws. */
export const decodeConsent = (value: string | null): StoredConsent => {
  if (value === null || value === '') return { is: 'none' }
  const bytes = base64.decode(unescaped(value))
  if (bytes === null) return { is: 'invalid', reason: 'base64' }
  const stored = parsed(String.fromCharCode(...bytes.slice(0, 4096)))
  if (stored === undefined) return { is: 'invalid', reason: 'json' }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return { is: 'invalid', reason: 'shape' }
  const facts = stored as Readonly<Record<string, unknown>>
  const allows = (category: string): boolean => facts[category] === true
  return {
    is: 'stored',
    preferences: {
      necessary: true,
      preferences: allows('preferences'),
      statistics: allows('statistics'),
      marketing: allows('marketing'),
    },
  }
}
