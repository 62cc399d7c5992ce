import type { Locale } from '../locale/locale.ts'
import { locales } from '../locale/locales.ts'
import { rootedPath } from './rootedPath.ts'
import { splitAddress } from './splitAddress.ts'

/** The path in the address bar for a path as the shop's host knows it: English under /en, its root is '/en' (LOC-02). A query is kept. */
export const localePath = (locale: Locale, address: string): string => {
  const { path, rest } = splitAddress(address)
  const rooted = rootedPath(path)
  const { prefix } = locales[locale]
  return rooted === '/' ? `${prefix || '/'}${rest}` : `${prefix}${rooted}${rest}`
}
