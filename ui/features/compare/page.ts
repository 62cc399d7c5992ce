import { parseCompared } from '@thuishaven/core/catalogue'
import { fetchResult, pathsTo, productQuery } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'

export { ComparePage as Page } from './ComparePage.tsx'

/** A product that the shop no longer has is left out, and the page says so; the address may be an old one. */
export const load: PageModule['load'] = async ({ shop, queries, search, text }) => {
  const { shown } = parseCompared(search.get('ids'))
  const results = await Promise.all(shown.map((productId) => fetchResult(queries, productQuery(shop, productId))))
  if (results.some((result) => !result.ok && result.failure._tag !== 'NotFound')) return { kind: 'failed' }
  const ids = shown.filter((_, index) => results[index]?.ok)
  return {
    kind: 'page',
    params: { ids: ids.join(','), gone: String(shown.length - ids.length) },
    head: { title: text('compare.title'), paths: pathsTo('compare', {}), noindex: true },
  }
}
