import type { Locale, LocalePaths } from '../locale/locale.ts'
import { decodeSegments, localeOfPath, localePath, splitAddress } from './paths.ts'
import type { Redirect } from './paths.ts'

const filterSegments = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment.indexOf(':') > 0)
    .map((segment) => `/${segment}`)
    .join('')

/**
 * The same page in another language (LOC-02): the paths that came with the content, filter segments kept; every other path keeps its
 * name. Query and fragment are kept.
 * @param address as in the address bar
 * @param paths of the shown content or product; null where there are none
 */
export const equivalentPath = (locale: Locale, address: string, paths: LocalePaths | null = null): string => {
  const current = localeOfPath(address)
  const { path, rest } = splitAddress(current.path)
  if (paths !== null) {
    const filters = filterSegments(path)
    return `${filters !== '' && paths[locale] === '/' ? '' : paths[locale]}${filters}${rest}`
  }
  return localePath(locale, current.path)
}

/** The decoded parts of the path of an address, as one text; null when it is no path of the shop. */
const partsOf = (address: string): string | null => decodeSegments(splitAddress(address).path)?.join('/') ?? null

/**
 * 301 to the page's own address when it was requested by another, such as the one of the other language, filters and query kept; null
 * when it was requested by its own: a page has one address a language.
 * @param paths that came with the content
 */
export const ownAddressRedirect = (address: string, paths: LocalePaths): Redirect | null => {
  const to = equivalentPath(localeOfPath(address).locale, address, paths)
  return partsOf(to) === partsOf(address) ? null : { status: 301, to }
}
