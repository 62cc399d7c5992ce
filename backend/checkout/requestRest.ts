import type { Backend } from '../answers/Backend.ts'
import { openInclVat } from './openAmount.ts'
import { restMail } from './moneyMails.ts'
import { currentPayment, paymentPath } from './payments.ts'
import type { PaymentContext } from './payments.ts'

/**
 * What was made to measure is ready: its customer gets a mail with a link at which the rest is paid without signing in. Answers the amount in whole
 * cents; null when nothing is open, or nothing was paid yet. Call it in a transaction.
 */
export const requestRest = async (
  backend: PaymentContext & Pick<Backend, 'customers' | 'mails' | 'appUrl'>,
  orderUid: string,
): Promise<number | null> => {
  const { orders, customers, mails, appUrl, now } = backend
  const order = await orders.find({ uid: orderUid })
  if (order === null || order.state === 'cancelled' || order.paidInclVat === null || openInclVat(order) <= 0) return null
  const customer = await customers.byId(order.customerId)
  if (customer === null) return null
  const { uid, amountInclVat } = await currentPayment(backend, orderUid)
  const link = `${appUrl}${paymentPath(uid)}`
  await mails.enqueue({ recipient: customer.emailAddress, ...restMail(order.language, `TH-${order.number}`, amountInclVat, link) })
  await orders.addRestRequest(orderUid, now())
  return amountInclVat
}
