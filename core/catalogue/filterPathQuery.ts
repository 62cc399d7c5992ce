import { canonicalPath } from '../routing/canonicalPath.ts'
import { localeOfPath } from '../routing/localeOfPath.ts'
import { splitAddress } from '../routing/splitAddress.ts'
import type { ContentQuery } from './content.ts'
import { pageOf } from './paginationPage.ts'
import { sortOf } from './sortOf.ts'

/** The first value of a query parameter, decoded; null when it is absent or malformed. */
const parameter = (query: string, name: string): string | null => {
  const pair = query.split('&').find((text) => text === name || text.startsWith(`${name}=`))
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return null
  }
}

/** What to ask the host for the address of a list: path with filters, without language prefix and trailing slash, page and sort (CAT-01…CAT-05). */
export const contentQueryOf = (address: string): ContentQuery => {
  const { path, rest } = splitAddress(localeOfPath(address).path)
  const query = rest.startsWith('?') ? (rest.slice(1).split('#')[0] ?? '') : ''
  return { path: canonicalPath(path), page: pageOf(parameter(query, 'page')), sort: sortOf(parameter(query, 'sort')) }
}
