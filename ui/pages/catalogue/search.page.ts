import { activeFilterLabels, filtersAtWork, totalPages } from '@thuishaven/core/catalogue'
import type { ActiveFilterLabel } from '@thuishaven/core/catalogue'
import { askThrough, configQuery, foundQuery } from '../../bindings/queries.ts'
import { parseFilterPath } from '../../shell/location/filterPaths.ts'
import { pathsTo } from '../../shell/paths.ts'
import type { PageModule } from '../../shell/page.ts'
import { amountTextOf } from '../../shop/prices/usePriceTexts.ts'
import { askedOf } from './askedOf.ts'
import { listTitle } from './listTitle.ts'

export { SearchPage as Page } from './SearchPage.tsx'

/** Without a question there is nothing to ask the host (SRC-01). What is found by searching stays out of search engines (SEO-04). */
export const load: PageModule['load'] = async ({ shop, queries, locale, href, search, text }) => {
  const query = askedOf(locale, href, search)
  // What follows the path is filters, or no page of the shop.
  const { path, filters } = parseFilterPath(query.path)
  if (path !== '/') return { kind: 'notFound', because: 'route' }
  const { question, page } = query
  let active: readonly ActiveFilterLabel[] = []
  if (question !== '') {
    const answer = await askThrough(queries, foundQuery(shop, query))
    if (!answer.ok) return answer.failure._tag === 'NotFound' ? { kind: 'notFound', because: 'parameter' } : { kind: 'failed' }
    if (page > Math.max(1, totalPages(answer.value.pagination))) return { kind: 'notFound', because: 'parameter' }
    const { facets } = answer.value
    const config = await askThrough(queries, configQuery(shop))
    if (!config.ok) return { kind: 'failed' }
    active = activeFilterLabels(filtersAtWork(filters, facets), facets, amountTextOf(config.value, 'elsewhere', locale, text))
  }
  const title = question === '' ? text('search.title') : text('search.resultsFor', { question })
  return {
    kind: 'page',
    head: { title: listTitle(title, active, page, text), paths: pathsTo('search', {}), noindex: true },
  }
}
