import { isPaymentUid } from '@thuishaven/core/routing'
import { askThrough, paymentQuery } from '../../bindings/queries.ts'
import type { PageModule } from '../../shell/page.ts'

export { ResultPage as Page } from './ResultPage.tsx'

export const load: PageModule['load'] = async ({ shop, queries, params, text }) => {
  const paymentUid = params['paymentUid'] ?? ''
  if (!isPaymentUid(paymentUid)) return { kind: 'notFound', because: 'parameter' }
  const payment = await askThrough(queries, paymentQuery(shop, paymentUid))
  if (!payment.ok) return payment.failure._tag === 'NotFound' ? { kind: 'notFound', because: 'parameter' } : { kind: 'failed' }
  return { kind: 'page', head: { title: text(`checkout.result.${payment.value.status}.title`), noindex: true } }
}
