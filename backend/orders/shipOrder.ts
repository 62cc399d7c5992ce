import type { Backend } from '../answers/Backend.ts'
import type { MailText } from '../ports/Mails.ts'
import type { Language } from '../records/ProductRecord.ts'

const shippedMail = (language: Language, order: string, link: string | null): MailText =>
  language === 'nld'
    ? {
        language,
        subject: `Je bestelling ${order} is onderweg`,
        body: `We hebben je bestelling ${order} verstuurd.${link === null ? '' : `\nVolg je pakket: ${link}`}`,
      }
    : {
        language,
        subject: `Your order ${order} is on its way`,
        body: `We have sent your order ${order}.${link === null ? '' : `\nFollow your parcel: ${link}`}`,
      }

/**
 * The order was sent: its customer can follow it, and gets one mail about it, in the language of the order. Call it in a transaction.
 * @param trackAndTraceUrl absolute address at the carrier; null: there is none
 */
export const shipOrder = async (
  { orders, customers, mails }: Pick<Backend, 'orders' | 'customers' | 'mails'>,
  orderUid: string,
  trackAndTraceUrl: string | null,
): Promise<void> => {
  const order = await orders.find({ uid: orderUid })
  if (order === null || !(await orders.ship(orderUid, trackAndTraceUrl))) return
  const customer = await customers.byId(order.customerId)
  if (customer === null) return
  await mails.enqueue({ recipient: customer.emailAddress, ...shippedMail(order.language, `TH-${order.number}`, trackAndTraceUrl) })
}
