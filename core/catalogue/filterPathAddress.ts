import type { Sort } from './content.ts'
import type { FilteredPath } from './filterPath.ts'
import { printFilterPath } from './filterPathPrint.ts'

/**
 * The address of a list of products as a real link (CAT-12). `sort` null is the configured one and page 1 is the first: both are left out
 * of the query, so that a page has one address. A change of filters resets the page by leaving it out (CAT-10).
 */
export const filterAddress = (list: FilteredPath & { readonly sort?: Sort | null; readonly page?: number }): string => {
  const { sort = null, page = 1 } = list
  const query = [...(sort === null ? [] : [`sort=${sort}`]), ...(page > 1 ? [`page=${page}`] : [])]
  return `${printFilterPath(list)}${query.length === 0 ? '' : `?${query.join('&')}`}`
}
