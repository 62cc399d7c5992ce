import type { PageModule } from '../../framework/router/route.ts'
import { quotableLines } from '@thuishaven/core/quotes'
import { fetchResult, pathsTo, productQuery } from '../shop/index.ts'
import { linesOfAddress } from './linesOfAddress.ts'

export { RequestQuotePage as Page } from './RequestQuotePage.tsx'

export const load: PageModule['load'] = async ({ shop, queries, search, text }) => {
  const lines = linesOfAddress(search.get('lines') ?? '')
  // Without JavaScript the page shows the cart too, and what a quote leaves out of it.
  if (lines.length === 0 && shop.cart.getSnapshot().status !== 'ready') await shop.cart.load()
  const shown = lines.length === 0 ? quotableLines(shop.cart.getSnapshot().cart.lines) : lines
  await Promise.all(shown.map(({ productId }) => fetchResult(queries, productQuery(shop, productId))))
  return { kind: 'page', head: { title: text('quotes.requestTitle'), paths: pathsTo('requestQuote', {}), noindex: true } }
}
