import { activeFilterLabels, filtersAtWork, totalPages } from '@thuishaven/core/catalogue'
import type { ActiveFilterLabel } from '@thuishaven/core/catalogue'
import { fetchResult, configQuery, foundQuery, pathsTo } from '../shop/index.ts'
import { parseFilterPath } from './filterPaths.ts'
import type { PageModule } from '../../framework/router/route.ts'
import { amountTextOf } from '../prices/index.ts'
import { requestedFrom } from './requestedFrom.ts'
import { listTitle } from './listTitle.ts'

export { SearchPage as Page } from './SearchPage.tsx'

/** A blank query is not sent to the backend (SRC-01). Search results stay out of search engines (SEO-04). */
export const load: PageModule['load'] = async ({ shop, queries, locale, href, search, text }) => {
  const listQuery = requestedFrom(locale, href, search)
  // The rest of the path must be filters, or the page does not exist.
  const { path, filters } = parseFilterPath(listQuery.path)
  if (path !== '/') return { kind: 'notFound', reason: 'route' }
  const { searched: query, page } = listQuery
  let active: readonly ActiveFilterLabel[] = []
  if (query !== '') {
    const result = await fetchResult(queries, foundQuery(shop, listQuery))
    if (!result.ok) return result.failure._tag === 'NotFound' ? { kind: 'notFound', reason: 'parameter' } : { kind: 'failed' }
    if (page > Math.max(1, totalPages(result.value.pagination))) return { kind: 'notFound', reason: 'parameter' }
    const { facets } = result.value
    const config = await fetchResult(queries, configQuery(shop))
    if (!config.ok) return { kind: 'failed' }
    active = activeFilterLabels(filtersAtWork(filters, facets), facets, amountTextOf(config.value, 'elsewhere', locale, text))
  }
  const title = query === '' ? text('search.title') : text('search.resultsFor', { query })
  return {
    kind: 'page',
    head: { title: listTitle(title, active, page, text), paths: pathsTo('search', {}), noindex: true },
  }
}
