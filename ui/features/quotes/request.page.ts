import type { PageModule } from '../../framework/router/route.ts'
import { fetchResult, pathsTo, productQuery } from '../shop/index.ts'
import { linesOfAddress } from './linesOfAddress.ts'

export { RequestQuotePage as Page } from './RequestQuotePage.tsx'

export const load: PageModule['load'] = async ({ shop, queries, search, text }) => {
  await Promise.all(linesOfAddress(search.get('lines') ?? '').map(({ productId }) => fetchResult(queries, productQuery(shop, productId))))
  return { kind: 'page', head: { title: text('quotes.requestTitle'), paths: pathsTo('requestQuote', {}), noindex: true } }
}
