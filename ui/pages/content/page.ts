import { askThrough, contentQuery } from '../../bindings/queries.ts'
import type { PageModule } from '../../shell/page.ts'

export { ContentPage as Page } from './ContentPage.tsx'

export const load: PageModule['load'] = async ({ shop, queries, path }) => {
  const content = await askThrough(queries, contentQuery(shop, { path, page: 1, sort: null }))
  if (!content.ok) return content.failure._tag === 'NotFound' ? { kind: 'notFound', because: 'route' } : { kind: 'failed' }
  const { seo, paths } = content.value
  return { kind: 'page', head: { title: seo.title, description: seo.description, paths } }
}
