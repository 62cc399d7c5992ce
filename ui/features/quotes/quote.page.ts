import type { PageModule } from '../../framework/router/route.ts'
import { fetchResult, quoteQuery } from '../shop/index.ts'

export { QuotePage as Page } from './QuotePage.tsx'

/** Not indexed: its address is for who got it. */
export const load: PageModule['load'] = async ({ shop, queries, search, text }) => {
  const token = search.get('token') ?? ''
  const result = token === '' ? null : await fetchResult(queries, quoteQuery(shop, token))
  if (result?.ok !== true) {
    if (result !== null && result.failure._tag !== 'NotFound') return { kind: 'failed' }
    return { kind: 'page', status: 404, head: { title: text('quotes.unknown'), noindex: true }, params: { known: '' } }
  }
  return {
    kind: 'page',
    head: { title: text('quotes.quoteTitle', { number: result.value.number }), noindex: true },
    params: { known: 'yes' },
  }
}
