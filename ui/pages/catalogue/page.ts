import { contentQueryOf, singleProductRedirect, totalPages } from '@thuishaven/core/catalogue'
import { breadcrumbJsonLd, structuredData } from '@thuishaven/core/seo'
import { askThrough, configQuery, contentQuery } from '../../bindings/queries.ts'
import type { PageModule } from '../../shell/page.ts'

export { CategoryPage as Page } from './CategoryPage.tsx'

/** Content of type 'others' is an article; the rest lists products. */
export const load: PageModule['load'] = async ({ shop, queries, href, text }) => {
  const query = contentQueryOf(href)
  const [answer, config] = await Promise.all([askThrough(queries, contentQuery(shop, query)), askThrough(queries, configQuery(shop))])
  if (!answer.ok) return answer.failure._tag === 'NotFound' ? { kind: 'notFound', because: 'route' } : { kind: 'failed' }
  const page = answer.value
  if (page.type === 'others') return { kind: 'instead', route: 'article' }
  const single = singleProductRedirect(page)
  if (single !== null) return { kind: 'redirect', to: single.to, status: single.status }
  const last = Math.max(1, totalPages(page.pagination))
  if (query.page > last) return { kind: 'notFound', because: 'parameter' }
  return {
    kind: 'page',
    head: {
      title: query.page > 1 ? text('catalogue.pageTitle', { title: page.seo.title, page: query.page }) : page.seo.title,
      description: page.seo.description,
      paths: page.paths,
      canonical: query.page > 1 ? `${page.path}?page=${query.page}` : page.path,
      // Only a first request is read by search engines, so the browser need not carry the builders.
      ...(import.meta.env.SSR
        ? { structuredData: [structuredData(() => breadcrumbJsonLd(page.breadcrumbs, { appUrl: config.ok ? config.value.appUrl : '' }))] }
        : {}),
    },
  }
}
