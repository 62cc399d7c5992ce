import type { Backend } from '../answers/Backend.ts'
import { transact } from '../answers/transact.ts'
import { creditCancelled } from '../invoices/issueInvoices.ts'
import { findPayment, refreshPayment, settlePayment } from './payments.ts'
import { sendRefund } from './refunds.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** The provider calls when a payment changes; should that get lost its state is requested, the less often the older the payment is. Whole milliseconds. */
const pauseOf = (age: number): number | null => (age > 3 * day ? null : Math.max(10_000, Math.ceil(age / 4)))

/** Settles a payment that the merchant received outside the provider. */
const settleReceived = (backend: Backend, uid: string): Promise<void> =>
  transact(backend, async (inner) => {
    const payment = await findPayment(inner, { uid })
    if (payment !== null && payment.status !== 'paid') await settlePayment(inner, payment, 'paid')
  })

/**
 * Does what is left to do about money: settles what the merchant received, sends refunds that were requested, credits what was cancelled, and asks the provider about
 * payments whose news may have got lost. Several processes may do it at once.
 */
export const settleMoney = async (backend: Backend, isStopping: () => boolean = () => false): Promise<void> => {
  const { orders, refunds, now } = backend
  for (const uid of await orders.received()) await settleReceived(backend, uid)
  for (const uid of await refunds.requested()) if (isStopping() || !(await sendRefund(backend, uid))) break
  await creditCancelled(backend)
  while (!isStopping()) {
    const uid = await orders.takeCheck(now(), pauseOf)
    // A provider that is away would be for the next payment too.
    if (uid === null || !(await refreshPayment(backend, uid))) return
  }
}
