import { fetchResult, contentQuery } from '../../bindings/queries.ts'
import type { PageModule } from '../../shell/location/route.ts'
import { pagePicture } from '../../shop/pagePicture.ts'

export { HomePage as Page } from './HomePage.tsx'

export const load: PageModule['load'] = async ({ shop, queries }) => {
  const content = await fetchResult(queries, contentQuery(shop, { path: '/', page: 1, sort: null }))
  if (!content.ok) return { kind: 'failed' }
  const { seo, paths, title } = content.value
  return {
    kind: 'page',
    head: { title: seo.title || title, description: seo.description, paths, picture: pagePicture(content.value) },
  }
}
