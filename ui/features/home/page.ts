import { fetchResult, contentQuery, pagePicture } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'

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
