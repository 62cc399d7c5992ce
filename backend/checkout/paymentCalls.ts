import type { Call } from '../answers/Call.ts'
import { HttpFailure, PaymentFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import { checkoutUrlOf, findPayment, paymentPath, refreshPayment, resultPath, retryPayment } from './payments.ts'

const path = paymentPath(':paymentUid')

/** Leads to the provider, where what was not paid can be paid after all; to the shop's own page where it cannot. */
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

/** The provider says that something happened to a payment. What it was is asked of the provider, whoever calls; it calls again after a 503. */
const webhook: Call = {
  method: 'POST',
  path,
  operation: null,
  handle: async (backend, context) => {
    if (!(await refreshPayment(backend, context.req.param('paymentUid') ?? '')))
      throw new HttpFailure(503, 'temporarilyUnavailable', { headers: { 'Retry-After': '60' } })
    return succeed(context, { status: 'success', data: null })
  },
}

/** What a payment provider and those who come back to it call. */
export const paymentCalls: readonly Call[] = [payAgain, webhook]
