import { orderByKeyQuery, fetchResult } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'
import { orderProblem } from './orderProblem.ts'

export { OrderStatusPage as Page } from './OrderStatusPage.tsx'

/** The server loads it for visitors without JavaScript; in the browser the page shows immediately and loads it itself. */
export const load: PageModule['load'] = async ({ shop, queries, search, text }) => {
  const head = { title: text('orderStatus.title'), noindex: true }
  const key = search.get('key') ?? ''
  const requested = import.meta.env.SSR && key !== '' ? await fetchResult(queries, orderByKeyQuery(shop, key)) : null
  if (requested === null || requested.ok) return { kind: 'page', head }
  const problem = orderProblem(requested.failure)
  return { kind: 'page', head, status: problem === 'notFound' ? 404 : 503, params: { problem } }
}
