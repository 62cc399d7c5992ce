import { defaultLocale, localeCodes, locales } from '../locale/locale.ts'
import type { Locale } from '../locale/locale.ts'

/** The path of an address without query and fragment, and what follows it (with its '?' or '#', or empty). */
export const splitAddress = (address: string): { readonly path: string; readonly rest: string } => {
  const end = address.search(/[?#]/)
  return end === -1 ? { path: address, rest: '' } : { path: address.slice(0, end), rest: address.slice(end) }
}

/**
 * A path that begins with exactly one slash and has no backslash. Browsers take '//x' and '/\x' for another backend,
 * so nothing that starts like that may leave the routing.
 */
export const rootedPath = (path: string): string => `/${path.replace(/^[/\\]+/, '').replaceAll('\\', '%5C')}`

/**
 * The one address of a page: no trailing slash but on '/', query kept (RTE-11). It always begins with exactly one slash, so that
 * a redirect to the result never leaves the shop ('//elsewhere.example/' is a path here, not a host).
 */
export const canonicalPath = (address: string): string => {
  const { path, rest } = splitAddress(address)
  const rooted = rootedPath(path)
  let end = rooted.length
  while (end > 1 && rooted[end - 1] === '/') end -= 1
  return `${rooted.slice(0, end)}${rest}`
}

/**
 * The language of a path in the address bar, and the path as the shop's backend knows it (LOC-02):
 * '/en/rugs' → eng '/rugs', '/en' → eng '/', '/english' → nld '/english'. A query stays behind the path.
 */
export const localeOfPath = (address: string): { readonly locale: Locale; readonly path: string } => {
  const { path, rest } = splitAddress(address)
  const isIn = (locale: Locale): boolean => {
    const { prefix } = locales[locale]
    return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`))
  }
  const locale = localeCodes.find(isIn) ?? defaultLocale
  return { locale, path: `${rootedPath(path.slice(locales[locale].prefix.length))}${rest}` }
}

/** The path in the address bar for a path of the backend: English under /en, its root is '/en' (LOC-02). A query is kept. */
export const localePath = (locale: Locale, address: string): string => {
  const { path, rest } = splitAddress(address)
  const rooted = rootedPath(path)
  const { prefix } = locales[locale]
  return rooted === '/' ? `${prefix || '/'}${rest}` : `${prefix}${rooted}${rest}`
}

const unusable = /\p{Cc}/u

/**
 * The decoded parts of a path, or null when it is not a path of the shop (RTE-08): malformed percent escapes, control characters,
 * '.' and '..' parts.
 */
export const decodeSegments = (path: string): readonly string[] | null => {
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent)
    return segments.some((segment) => unusable.test(segment) || segment === '.' || segment === '..') ? null : segments
  } catch {
    return null
  }
}

const encodeSegment = (segment: string): string => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd'))

/** A path from parts as people write them: '/product/12/hub 2' → '/product/12/hub%202'. Half characters become U+FFFD. */
export const encodeSegments = (segments: readonly string[]): string => `/${segments.map(encodeSegment).join('/')}`

/** A redirect with the status it has on a first request; on client-side navigation it replaces the entry in the history (RTE-16). */
export interface Redirect {
  readonly status: 301 | 302 | 303
  /** Path in the address bar, query included. */
  readonly to: string
}

/** 301 to the same page without trailing slashes, query kept; null for an address without them (RTE-11). */
export const trailingSlashRedirect = (address: string): Redirect | null => {
  const { path } = splitAddress(address)
  return path.length > 1 && path.endsWith('/') ? { status: 301, to: canonicalPath(address) } : null
}
