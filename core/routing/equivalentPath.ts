import type { Locale, LocalePaths } from '../locale/locale.ts'
import { localeOfPath, localePath, splitAddress } from './paths.ts'

const filterSegments = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment.indexOf(':') > 0)
    .map((segment) => `/${segment}`)
    .join('')

/**
 * The same page in another language (LOC-02): the paths that came with the content, filter segments kept; every other path keeps its
 * name. Query and fragment are kept.
 * @param address as it stands in the address bar
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
