import type { Call } from '../answers/Call.ts'
import type { Backend } from '../answers/Backend.ts'
import { notUnderstood } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { findPayment, openPayment, settlePayment } from '../checkout/payments.ts'
import type { StoredPayment } from '../checkout/payments.ts'
import type { PaymentOutcome } from '../ports/Payments.ts'
import { bankPage, resultPath } from './bankPage.ts'
import { transact } from '../answers/transact.ts'

const outcomes: Readonly<Record<string, PaymentOutcome>> = { pay: 'paid', cancel: 'cancelled', fail: 'failed', open: 'pending' }

const paymentAt = async (backend: Backend, bankId: string | undefined): Promise<StoredPayment> => {
  const payment = await findPayment(backend, { providerId: bankId ?? '' })
  if (payment === null) throw new HttpFailure(404, 'paymentNotFound')
  return payment
}

const path = '/api/bank/:bankId'

const show: Call = {
  method: 'GET',
  path,
  operation: null,
  handle: async (backend, context) =>
    context.html(bankPage(await paymentAt(backend, context.req.param('bankId'))), 200, { 'Cache-Control': 'no-store' }),
}

/** An ended payment is never changed: paying after all opens a new payment for the same order. */
const decide: Call = {
  method: 'POST',
  path,
  operation: null,
  handle: async (backend, context) => {
    const form = new URLSearchParams(await context.req.text())
    const status = outcomes[form.get('choice') ?? '']
    if (status === undefined) throw notUnderstood('choice: pay, cancel, fail or open')
    const payment = await transact(backend, async (backend) => {
      const requested = await paymentAt(backend, context.req.param('bankId'))
      if (requested.isPurchasePaid || requested.isCancelled || requested.status === 'paid') return requested
      const open = requested.status === 'pending' ? requested : await openPayment(backend, requested.purchaseUid)
      await settlePayment(backend, open, status)
      return open
    })
    return context.redirect(resultPath(payment), 303)
  },
}

/** The practice bank. */
export const bankCalls: readonly Call[] = [show, decide]
