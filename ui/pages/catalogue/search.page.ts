import { totalPages } from '@thuishaven/core/catalogue'
import { askThrough, foundQuery } from '../../bindings/queries.ts'
import { parseFilterPath } from '../../shell/location/filterPaths.ts'
import { pathsTo } from '../../shell/paths.ts'
import type { PageModule } from '../../shell/page.ts'
import { askedOf } from './askedOf.ts'

export { SearchPage as Page } from './SearchPage.tsx'

/** Without a question there is nothing to ask the host (SRC-01). What is found by searching stays out of search engines (SEO-04). */
export const load: PageModule['load'] = async ({ shop, queries, locale, href, search, text }) => {
  const query = askedOf(locale, href, search)
  // What follows the path is filters, or no page of the shop.
  if (parseFilterPath(query.path).path !== '/') return { kind: 'notFound', because: 'route' }
  const { question, page } = query
  if (question !== '') {
    const answer = await askThrough(queries, foundQuery(shop, query))
    if (!answer.ok) return answer.failure._tag === 'NotFound' ? { kind: 'notFound', because: 'parameter' } : { kind: 'failed' }
    if (page > Math.max(1, totalPages(answer.value.pagination))) return { kind: 'notFound', because: 'parameter' }
  }
  const title = question === '' ? text('search.title') : text('search.resultsFor', { question })
  return {
    kind: 'page',
    head: { title: page > 1 ? text('catalogue.pageTitle', { title, page }) : title, paths: pathsTo('search', {}), noindex: true },
  }
}
