import type { Locale, LocalePaths } from '../locale/locale.ts'
import { checkoutPath, stepOfSlug } from './checkoutPaths.ts'
import { localeOfPath, localePath, splitAddress } from './paths.ts'

const filterSegments = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment.indexOf(':') > 0)
    .map((segment) => `/${segment}`)
    .join('')

/**
 * The same page in another language (LOC-02): the paths that came with the content, filter segments kept; checkout steps by their translated
 * name; every other path keeps its name. Query and fragment are kept.
 * @param address as it stands in the address bar
 * @param paths of the shown content or product; null for pages of the shop itself
 */
export const equivalentPath = (locale: Locale, address: string, paths: LocalePaths | null = null): string => {
  const current = localeOfPath(address)
  const { path, rest } = splitAddress(current.path)
  if (paths !== null) {
    const filters = filterSegments(path)
    return `${filters !== '' && paths[locale] === '/' ? '' : paths[locale]}${filters}${rest}`
  }
  const slug = /^\/checkout\/([^/]+)$/.exec(path)?.[1]
  const step = slug === undefined ? null : stepOfSlug(current.locale, slug)
  return step === null ? localePath(locale, current.path) : `${checkoutPath(locale, step)}${rest}`
}
