import { structuredDataWriter } from '../seo/index.ts'
import { activeFilterLabels, contentQueryOf, filtersAtWork, singleProductRedirect, totalPages, usualSort } from '@thuishaven/core/catalogue'
import { ownAddressRedirect } from '@thuishaven/core/routing'
import { fetchResult, configQuery, contentQuery, pagePicture } from '../shop/index.ts'
import { parseFilterPath } from './filterPaths.ts'
import type { PageModule } from '../../framework/router/route.ts'
import { amountTextOf } from '../prices/index.ts'
import { listTitle } from './listTitle.ts'

export { CategoryPage as Page } from './CategoryPage.tsx'

/** Content of type 'others' is an article; the rest lists products. */
export const load: PageModule['load'] = async ({ shop, queries, href, origin, text }) => {
  const query = contentQueryOf(href)
  const config = await fetchResult(queries, configQuery(shop))
  if (!config.ok) return { kind: 'failed' }
  // The owner's own sort holds where the address names none (CAT-04).
  const sort = query.sort ?? usualSort(config.value)
  const result = await fetchResult(queries, contentQuery(shop, { ...query, sort }))
  if (!result.ok) return result.failure._tag === 'NotFound' ? { kind: 'notFound', reason: 'route' } : { kind: 'failed' }
  const page = result.value
  const own = ownAddressRedirect(href, page.paths)
  if (own !== null) return { kind: 'redirect', to: own.to, status: own.status }
  if (page.type === 'others') return { kind: 'rewrite', route: 'article' }
  const single = singleProductRedirect(page, href)
  if (single !== null) return { kind: 'redirect', to: single.to, status: single.status }
  const last = Math.max(1, totalPages(page.pagination))
  if (query.page > last) return { kind: 'notFound', reason: 'parameter' }
  const { filters } = parseFilterPath(query.path)
  const active = activeFilterLabels(
    filtersAtWork(filters, page.facets),
    page.facets,
    amountTextOf(config.value, 'elsewhere', shop.locale, text),
  )
  return {
    kind: 'page',
    head: {
      title: listTitle(page.seo.title || page.title, active, query.page, text),
      description: page.seo.description,
      paths: page.paths,
      canonical: query.page > 1 ? `${page.path}?page=${query.page}` : page.path,
      picture: pagePicture(page),
      // Two filters or more make too many lists to be worth finding.
      noindex: filters.length > 1,
      structuredData: async () => (await structuredDataWriter.load()).ofContent(page, { name: '', appUrl: origin }, query.page),
    },
  }
}
