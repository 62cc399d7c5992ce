import { fetchResult, productQuery, shareQuery } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'

export { SharedPage as Page } from './SharedPage.tsx'

/** Not indexed: its address is for who got it. */
export const load: PageModule['load'] = async ({ shop, queries, search, text }) => {
  const token = search.get('token') ?? ''
  const result = token === '' ? null : await fetchResult(queries, shareQuery(shop, token))
  if (result?.ok !== true) {
    if (result !== null && result.failure._tag !== 'NotFound') return { kind: 'failed' }
    return { kind: 'page', status: 404, head: { title: text('sharing.unknown'), noindex: true }, params: { known: '' } }
  }
  const { kind, lines } = result.value
  await Promise.all(lines.map(({ productId }) => fetchResult(queries, productQuery(shop, productId))))
  return {
    kind: 'page',
    head: { title: text(kind === 'cart' ? 'sharing.sharedCart' : 'sharing.sharedWishlist'), noindex: true },
    params: { known: 'yes' },
  }
}
