import type { Locale } from '../locale/locale.ts'
import { locales } from '../locale/locales.ts'
import { rootedPath } from './rootedPath.ts'
import { splitAddress } from './splitAddress.ts'

/**
 * The language of a path in the address bar, and the path as the shop's host knows it (LOC-02):
 * '/en/rugs' → eng '/rugs', '/en' → eng '/', '/english' → nld '/english'. A query stays behind the path.
 */
export const localeOfPath = (address: string): { readonly locale: Locale; readonly path: string } => {
  const { path, rest } = splitAddress(address)
  const { prefix } = locales.eng
  const isEnglish = path === prefix || path.startsWith(`${prefix}/`)
  return { locale: isEnglish ? 'eng' : 'nld', path: `${rootedPath(isEnglish ? path.slice(prefix.length) : path)}${rest}` }
}
