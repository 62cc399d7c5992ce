import { isPaymentUid } from '@thuishaven/core/routing'
import { orderQuery, fetchResult, paymentQuery } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'

export { CheckoutHeader as Header } from './CheckoutHeader.tsx'
export { ResultPage as Page } from './ResultPage.tsx'

export const load: PageModule['load'] = async ({ shop, queries, params, text }) => {
  const paymentUid = params['paymentUid'] ?? ''
  if (!isPaymentUid(paymentUid)) return { kind: 'notFound', reason: 'parameter' }
  const payment = await fetchResult(queries, paymentQuery(shop, paymentUid))
  if (!payment.ok) return payment.failure._tag === 'NotFound' ? { kind: 'notFound', reason: 'parameter' } : { kind: 'failed' }
  const { orderUid } = payment.value
  // The buyer sees all details; without the order the page still shows the result of the payment.
  if (orderUid !== null && shop.session.getSnapshot().isAuthenticated) await fetchResult(queries, orderQuery(shop, orderUid))
  return { kind: 'page', head: { title: text(`checkout.result.${payment.value.status}.title`), noindex: true } }
}
