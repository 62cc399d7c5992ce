import { structuredDataWriter } from '../seo/index.ts'
import { usualSort } from '@thuishaven/core/catalogue'
import { fetchResult, configQuery, contentQuery, pagePicture } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'

/** Loads an editorial page. */
export const loadContent: PageModule['load'] = async ({ shop, queries, path, origin }) => {
  const config = await fetchResult(queries, configQuery(shop))
  const sort = config.ok ? usualSort(config.value) : null
  const content = await fetchResult(queries, contentQuery(shop, { path, page: 1, sort }))
  if (!content.ok) return content.failure._tag === 'NotFound' ? { kind: 'notFound', reason: 'route' } : { kind: 'failed' }
  const page = content.value
  const { seo, paths, title, post } = page
  return {
    kind: 'page',
    head: {
      title: seo.title || title,
      description: seo.description,
      paths,
      picture: pagePicture(page),
      ...(post === null ? {} : { type: 'article' }),
      structuredData: async () =>
        (await structuredDataWriter.load()).ofContent(page, { name: config.ok ? config.value.name : '', appUrl: origin }),
    },
  }
}
