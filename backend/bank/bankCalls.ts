import type { Call } from '../answers/Call.ts'
import type { Backend } from '../answers/Backend.ts'
import { notUnderstood } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { checkoutUrlOf, findPayment, refreshPayment, resultPath, retryPayment } from '../checkout/payments.ts'
import type { StoredPayment } from '../checkout/payments.ts'
import type { PaymentOutcome, PracticeBank } from '../ports/Payments.ts'
import { bankPage } from './bankPage.ts'

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

/** The payment that is decided on the page of another: an ended one is never changed, paying after all opens a new one for the same order. */
const openPaymentOf = (backend: Backend, { uid, status, isPurchasePaid, isCancelled }: StoredPayment): Promise<string | null> =>
  !isPurchasePaid && !isCancelled && (status === 'pending' || status === 'expired') ? Promise.resolve(uid) : retryPayment(backend, uid)

const decide = (bank: PracticeBank): Call => ({
  method: 'POST',
  path,
  operation: null,
  handle: async (backend, context) => {
    const form = new URLSearchParams(await context.req.text())
    const outcome = outcomes[form.get('choice') ?? '']
    if (outcome === undefined) throw notUnderstood('choice: pay, cancel, fail or open')
    const requested = await paymentAt(backend, context.req.param('bankId'))
    const uid = await openPaymentOf(backend, requested)
    if (uid !== null) {
      await checkoutUrlOf(backend, uid)
      const payment = await backend.orders.findPayment({ uid })
      await bank.decide(payment?.provider?.id ?? '', outcome)
      await refreshPayment(backend, uid)
    }
    return context.redirect(resultPath({ ...requested, uid: uid ?? requested.uid }), 303)
  },
})

/** The pages of a practice bank. */
export const bankCalls = (bank: PracticeBank): readonly Call[] => [show, decide(bank)]
