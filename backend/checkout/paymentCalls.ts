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

/** A logo of the provider's, from the shop's own origin; a drawing that is opened as a page runs and loads nothing. */
const icon: Call = {
  method: 'GET',
  path: '/api/payment-icons/:methodId',
  operation: null,
  handle: ({ payments }, context) => {
    const found = payments.icon(context.req.param('methodId') ?? '')
    if (found === null) throw new HttpFailure(404, 'pictureNotFound')
    return context.body(found.body, 200, {
      'Content-Type': found.type,
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=86400',
    })
  },
}

/** The webhook of a payment provider, the link to pay again, and the provider's logos. */
export const paymentCalls: readonly Call[] = [payAgain, webhook, icon]
