import type { Backend } from '../answers/Backend.ts'
import { transact } from '../answers/transact.ts'
import { enclose } from '../invoices/enclosedInvoice.ts'
import { issueInvoices } from '../invoices/issueInvoices.ts'
import { openInclVat } from './openAmount.ts'
import type { PaymentState } from '../ports/Payments.ts'
import type { OrderRefund } from '../ports/Refunds.ts'
import { chargebackMail, refundMail } from './moneyMails.ts'

/** Money that the merchant gives back of a payment. */
export interface RefundRequest extends Pick<OrderRefund, 'paymentUid' | 'amountInclVat' | 'reason' | 'lines'> {
  /** The same refund has the same one for good. */
  readonly uid: string
}

/**
 * Notes that money is to go back; `sendRefund` sends it. Refuses more than is left of the payment, and what was not paid at the provider. With a
 * uid that was used before it is the same refund. Call it in a transaction.
 * @param now milliseconds since 1970-01-01 UTC
 */
export const requestRefund = async (
  { orders, refunds }: Pick<Backend, 'orders' | 'refunds'>,
  { uid, paymentUid, amountInclVat, reason, lines }: RefundRequest,
  now: number,
): Promise<'requested' | 'refused'> => {
  if ((await refunds.find(uid)) !== null) return 'requested'
  const payment = await orders.findPayment({ uid: paymentUid })
  if (payment?.status !== 'paid' || payment.provider === null) return 'refused'
  const others = await refunds.ofOrder(payment.orderUid)
  const gone = others.filter((one) => one.paymentUid === paymentUid && one.status !== 'failed')
  const left = payment.amountInclVat - gone.reduce((sum, one) => sum + one.amountInclVat, 0)
  if (!Number.isSafeInteger(amountInclVat) || amountInclVat <= 0 || amountInclVat > left) return 'refused'
  await refunds.add({
    uid,
    kind: 'refund',
    orderUid: payment.orderUid,
    paymentUid,
    amountInclVat,
    reductionInclVat: 0,
    status: 'requested',
    providerId: null,
    reason,
    lines,
    createdAt: now,
  })
  return 'requested'
}

/** Money is on its way back: what was paid too much goes first, and the rest of it the customer owes no longer. The customer hears of it. */
const confirm = async (backend: Backend, refund: OrderRefund, providerId: string, status: 'pending' | 'refunded'): Promise<void> => {
  const order = await backend.orders.find({ uid: refund.orderUid })
  if (order === null) return
  const paidTooMuch = Math.max(0, -openInclVat(order))
  const reductionInclVat = refund.amountInclVat - Math.min(refund.amountInclVat, paidTooMuch)
  await backend.refunds.change(refund.uid, { status, providerId, reductionInclVat })
  const creditNote = await issueInvoices(backend, order.uid, { refundUid: refund.uid })
  const customer = await backend.customers.byId(order.customerId)
  if (customer !== null)
    await backend.mails.enqueue({
      recipient: customer.emailAddress,
      ...enclose(refundMail(order.language, `TH-${order.number}`, refund.amountInclVat), creditNote),
    })
  await backend.orders.reportNews(order.uid)
}

/** Sends money back that was requested. Answers false when the provider is unavailable: it is to be called again. */
export const sendRefund = async (backend: Backend, uid: string): Promise<boolean> => {
  const { orders, payments, refunds } = backend
  const requested = await refunds.find(uid)
  if (requested?.status !== 'requested') return true
  const payment = await orders.findPayment({ uid: requested.paymentUid })
  const outcome = await payments.refund({ key: uid, providerId: payment?.provider?.id ?? '', amountInclVat: requested.amountInclVat })
  if (outcome.type === 'down') return false
  await transact(backend, async (inner) => {
    const refund = await inner.refunds.find(uid)
    // Another process has sent it.
    if (refund?.status !== 'requested') return
    if (outcome.type === 'refunded' && outcome.status !== 'failed') return confirm(inner, refund, outcome.id, outcome.status)
    await inner.refunds.change(uid, { ...refund, status: 'failed' })
    await inner.orders.reportNews(refund.orderUid)
  })
  return true
}

/**
 * Records what the provider says went back of a payment: refunds that arrived or failed, those that were made there by hand, and what the
 * customer's bank took back.
 */
export const recordReturns = async (backend: Backend, paymentUid: string, state: Omit<PaymentState, 'status'>): Promise<void> => {
  // What was paid although nothing was due is no part of the order's money.
  if ((await backend.orders.findPayment({ uid: paymentUid }))?.status !== 'paid') return
  await transact(backend, async (inner) => {
    const { orders, refunds, now } = inner
    const payment = await orders.findPayment({ uid: paymentUid })
    if (payment?.status !== 'paid') return
    const known = (await refunds.ofOrder(payment.orderUid)).filter((one) => one.paymentUid === paymentUid)
    for (const { id, key, amountInclVat, status } of state.refunds) {
      const refund = known.find((one) => one.uid === key || one.providerId === id)
      if (refund === undefined) {
        const made: OrderRefund = {
          uid: key ?? id,
          kind: 'refund',
          orderUid: payment.orderUid,
          paymentUid,
          amountInclVat,
          reductionInclVat: 0,
          status: 'requested',
          providerId: id,
          reason: '',
          lines: null,
          createdAt: now(),
        }
        if (status === 'failed' || !(await refunds.add(made))) continue
        await confirm(inner, made, id, status)
      } else if (refund.status === 'requested') {
        // `sendRefund` has not heard the answer yet.
        if (status !== 'failed') await confirm(inner, refund, id, status)
      } else if (refund.status !== status) {
        await refunds.change(refund.uid, { ...refund, status })
        await orders.reportNews(payment.orderUid)
      }
    }
    const taken = known.filter(({ kind }) => kind === 'chargeback')
    for (const { id, amountInclVat } of state.chargebacks)
      if (taken.every(({ providerId }) => providerId !== id)) {
        await refunds.add({
          uid: id,
          kind: 'chargeback',
          orderUid: payment.orderUid,
          paymentUid,
          amountInclVat,
          reductionInclVat: 0,
          status: 'refunded',
          providerId: id,
          reason: '',
          lines: null,
          createdAt: now(),
        })
        const order = await orders.find({ uid: payment.orderUid })
        await inner.mails.enqueue({
          recipient: inner.shop.seller.emailAddress,
          ...chargebackMail(`TH-${order?.number ?? ''}`, amountInclVat),
        })
        await orders.reportNews(payment.orderUid)
      }
    for (const chargeback of taken) {
      const isReversed = state.chargebacks.every(({ id }) => id !== chargeback.providerId)
      const status = isReversed ? 'failed' : 'refunded'
      if (chargeback.status !== status) await refunds.change(chargeback.uid, { ...chargeback, status })
    }
  })
}
