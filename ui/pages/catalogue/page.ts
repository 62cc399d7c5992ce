import { structuredDataWriter } from '../../shop/structuredDataWriter.ts'
import { contentQueryOf, singleProductRedirect, totalPages, usualSort } from '@thuishaven/core/catalogue'
import { ownAddressRedirect } from '@thuishaven/core/routing'
import { askThrough, configQuery, contentQuery } from '../../bindings/queries.ts'
import { parseFilterPath } from '../../shell/location/filterPaths.ts'
import type { PageModule } from '../../shell/page.ts'
import { pagePicture } from '../../shop/pagePicture.ts'

export { CategoryPage as Page } from './CategoryPage.tsx'

/** Content of type 'others' is an article; the rest lists products. */
export const load: PageModule['load'] = async ({ shop, queries, href, origin, text }) => {
  const query = contentQueryOf(href)
  const config = await askThrough(queries, configQuery(shop))
  // The owner's own sort holds where the address names none (CAT-04).
  const sort = query.sort ?? (config.ok ? usualSort(config.value) : null)
  const answer = await askThrough(queries, contentQuery(shop, { ...query, sort }))
  if (!answer.ok) return answer.failure._tag === 'NotFound' ? { kind: 'notFound', because: 'route' } : { kind: 'failed' }
  const page = answer.value
  const own = ownAddressRedirect(href, page.paths)
  if (own !== null) return { kind: 'redirect', to: own.to, status: own.status }
  if (page.type === 'others') return { kind: 'instead', route: 'article' }
  const single = singleProductRedirect(page, href)
  if (single !== null) return { kind: 'redirect', to: single.to, status: single.status }
  const last = Math.max(1, totalPages(page.pagination))
  if (query.page > last) return { kind: 'notFound', because: 'parameter' }
  const title = page.seo.title || page.title
  return {
    kind: 'page',
    head: {
      title: query.page > 1 ? text('catalogue.pageTitle', { title, page: query.page }) : title,
      description: page.seo.description,
      paths: page.paths,
      canonical: query.page > 1 ? `${page.path}?page=${query.page}` : page.path,
      picture: pagePicture(page),
      // Two filters or more make too many lists to be worth finding.
      noindex: parseFilterPath(query.path).filters.length > 1,
      structuredData: async () => (await structuredDataWriter()).ofContent(page, { name: '', appUrl: origin }, query.page),
    },
  }
}
