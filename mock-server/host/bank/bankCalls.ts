import type { Call } from '../answers/Call.ts'
import type { Host } from '../answers/Host.ts'
import { notUnderstood } from '../answers/readBody.ts'
import { Refusal } from '../answers/Refusal.ts'
import { openPayment, paymentByBankId, settlePayment } from '../checkout/payments.ts'
import type { KeptPayment, PaymentStatus } from '../checkout/payments.ts'
import { bankPage, resultPath } from './bankPage.ts'

const outcomes: Readonly<Record<string, PaymentStatus>> = { pay: 'paid', cancel: 'cancelled', fail: 'failed', open: 'pending' }

const paymentAt = (host: Host, bankId: string | undefined): KeptPayment => {
  const payment = paymentByBankId(host, bankId ?? '')
  if (payment === null) throw new Refusal(404, 'paymentNotFound')
  return payment
}

const path = '/__mock/bank/:bankId'

const show: Call = {
  method: 'GET',
  path,
  operation: null,
  handle: (host, context) => context.html(bankPage(paymentAt(host, context.req.param('bankId'))), 200, { 'Cache-Control': 'no-store' }),
}

/** An ended payment is never changed: paying after all opens a new payment for the same order. */
const decide: Call = {
  method: 'POST',
  path,
  operation: null,
  handle: async (host, context) => {
    const form = new URLSearchParams(await context.req.text())
    const status = outcomes[form.get('choice') ?? '']
    if (status === undefined) throw notUnderstood('choice: pay, cancel, fail or open')
    const asked = paymentAt(host, context.req.param('bankId'))
    if (asked.isPurchasePaid || asked.isCancelled || asked.status === 'paid') return context.redirect(resultPath(asked), 303)
    const payment = asked.status === 'pending' ? asked : openPayment(host, asked.purchaseUid)
    settlePayment(host, payment, status)
    return context.redirect(resultPath(payment), 303)
  },
}

/** The practice bank. */
export const bankCalls: readonly Call[] = [show, decide]
