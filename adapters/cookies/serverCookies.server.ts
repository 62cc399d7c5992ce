import type { CookiesPort } from '@thuishaven/core'
import { decodeCookieValue, parseCookies, parsePair, serialiseCookie } from './cookieText.ts'

/** The cookies of one visitor during one request: those received, and those sent with the response. */
export interface ServerCookies extends CookiesPort {
  /** Cookie header for calls to the backend on the visitor's behalf: what came in, as changed since. */
  readonly header: () => string
  /** Takes over Set-Cookie lines of the backend, to be read here and passed on to the visitor. */
  readonly receive: (setCookieLines: readonly string[]) => void
  /** Set-Cookie lines for the visitor's response: one per name, the last one written. */
  readonly outgoing: () => readonly string[]
  /** Names of the cookies that were read until now, whether the visitor has them or not; 'all' once the backend was sent the header. */
  readonly read: () => CookiesRead
}

export type CookiesRead = ReadonlySet<string> | 'all'

export interface VisitorRequest {
  /** The request's Cookie header; '' when it had none. */
  readonly cookieHeader: string
  /** Whether the page is served over https. */
  readonly secure: boolean
  /** Milliseconds since 1970, to detect a past Expires. */
  readonly now: () => number
}

export const createServerCookies = ({ cookieHeader, secure, now }: VisitorRequest): ServerCookies => {
  const present = new Map(parseCookies(cookieHeader))
  const outgoing = new Map<string, string>()
  const names = new Set<string>()
  let isHeaderRead = false

  const write = (name: string, raw: string, deleted: boolean, line: string): void => {
    if (deleted) present.delete(name)
    else present.set(name, raw)
    outgoing.delete(name)
    outgoing.set(name, line)
  }

  const set: CookiesPort['set'] = (cookie) =>
    write(cookie.name, encodeURIComponent(cookie.value), cookie.maxAge === 0, serialiseCookie(cookie, secure))

  return {
    get: (name) => {
      names.add(name)
      const raw = present.get(name)
      return raw === undefined ? null : decodeCookieValue(raw)
    },
    set,
    remove: (name) => set({ name, value: '', maxAge: 0 }),
    header: () => {
      isHeaderRead = true
      return Array.from(present, ([name, value]) => `${name}=${value}`).join('; ')
    },
    receive: (lines) => {
      for (const line of lines) {
        const [first = '', ...attributes] = line.split(';')
        const pair = parsePair(first)
        if (pair === null) continue
        write(pair.name, pair.value, isDeletion(attributes, now()), withoutDomain(first, attributes))
      }
    },
    outgoing: () => Array.from(outgoing.values()),
    read: () => (isHeaderRead ? 'all' : names),
  }
}

const attribute = (attributes: readonly string[], name: string): string | null => {
  const found = attributes.map(parsePair).find((pair) => pair?.name.toLowerCase() === name)
  return found?.value ?? null
}

/** Max-Age wins over Expires (RFC 6265, 5.3). */
const isDeletion = (attributes: readonly string[], now: number): boolean => {
  const maxAge = attribute(attributes, 'max-age')
  if (maxAge !== null) return Number(maxAge) <= 0
  const expires = attribute(attributes, 'expires')
  return expires !== null && Date.parse(expires) <= now
}

/** The backend's Domain would tie the cookie to the backend; the visitor talks to the shop. */
const withoutDomain = (first: string, attributes: readonly string[]): string =>
  [first, ...attributes.filter((text) => !/^\s*domain\s*=/i.test(text))].join(';')
