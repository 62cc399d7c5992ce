import type { Call } from '../answers/Call.ts'
import { HttpFailure, PaymentFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import { checkoutUrlOf, findPayment, paymentPath, refreshPayment, resultPath, retryPayment } from './payments.ts'

const path = paymentPath(':paymentUid')

/** Redirects to the provider for another attempt to pay, or to the shop's result page if there is nothing to pay or the provider is unavailable. */
const payAgain: Call = {
  method: 'GET',
  path,
  operation: null,
  handle: async (backend, context) => {
    const payment = await findPayment(backend, { uid: context.req.param('paymentUid') ?? '' })
    if (payment === null) throw new HttpFailure(404, 'paymentNotFound')
    await refreshPayment(backend, payment.uid)
    const url = await retryPayment(backend, payment.uid)
      .then((uid) => (uid === null ? null : checkoutUrlOf(backend, uid)))
      .catch((problem: unknown) => {
        if (problem instanceof PaymentFailure) return null
        throw problem
      })
    return context.redirect(url ?? resultPath(payment), 303)
  },
}

/** The provider's webhook. The caller is not trusted: the status is fetched from the provider. After a 503 the provider calls again. */
const webhook: Call = {
  method: 'POST',
  path,
  operation: null,
  handle: async (backend, context) => {
    if (!(await refreshPayment(backend, context.req.param('paymentUid') ?? '', true)))
      throw new HttpFailure(503, 'temporarilyUnavailable', { headers: { 'Retry-After': '60' } })
    return succeed(context, { status: 'success', data: null })
  },
}

/** The webhook of a payment provider, and the link to pay again. */
export const paymentCalls: readonly Call[] = [payAgain, webhook]
