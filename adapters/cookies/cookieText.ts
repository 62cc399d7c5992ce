import type { Cookie } from '@thuishaven/core'

/** One name=value pair of a header, not decoded. */
export interface RawCookie {
  readonly name: string
  readonly value: string
}

/** Reads a Cookie header or document.cookie. The first of several with one name counts: browsers send the most specific path first. */
export const parseCookies = (header: string): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const pair = parsePair(part)
    if (pair !== null && !cookies.has(pair.name)) cookies.set(pair.name, pair.value)
  }
  return cookies
}

/** Reads 'name=value'; null when it is not a pair. */
export const parsePair = (text: string): RawCookie | null => {
  const equals = text.indexOf('=')
  const name = text.slice(0, equals).trim()
  if (equals < 1 || name === '') return null
  return { name, value: text.slice(equals + 1).trim() }
}

/** Text of a raw value; a value that is not valid percent-encoding is returned unchanged. */
export const decodeCookieValue = (raw: string): string => {
  const bare = raw.length > 1 && raw.startsWith('"') && raw.endsWith('"') ? raw.slice(1, -1) : raw
  if (!bare.includes('%')) return bare
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}

/** A Set-Cookie line; document.cookie takes the same text. Path '/', SameSite Lax, Secure by the parameter, or where the cookie itself requires it. */
export const serialiseCookie = (cookie: Cookie, secure: boolean): string =>
  `${cookie.name}=${encodeURIComponent(cookie.value)}; Path=/; SameSite=Lax` +
  (cookie.maxAge === undefined ? '' : `; Max-Age=${Math.trunc(cookie.maxAge)}`) +
  (secure || cookie.secure === true ? '; Secure' : '')
