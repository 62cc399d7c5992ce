import type { Host } from '../answers/Host.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import { record, text, whole } from '../database/Database.ts'
import type { Row } from '../database/Database.ts'

export type PaymentStatus = Wire['Payment']['status']

/** A bought line as it is kept with the purchase. */
export type BoughtLine = Wire['PaidLine'] & { readonly lineUid: string }

/** A payment with the purchase it is for. */
export interface KeptPayment {
  readonly uid: string
  readonly bankId: string
  readonly purchaseUid: string
  readonly status: PaymentStatus
  readonly orderNumber: string
  readonly customerId: string
  readonly cartUid: string
  readonly language: Language
  readonly totalInclVat: number
  readonly lines: readonly BoughtLine[]
  /** The purchase is paid, by this payment or another. */
  readonly isPurchasePaid: boolean
}

/** A payment that stays open runs out after 30 minutes. */
const openFor = 30 * 60 * 1000

const select = `
SELECT payment.*, purchase.number, purchase.customer_id, purchase.cart_uid, purchase.language, purchase.total_incl, purchase.lines,
  EXISTS (SELECT 1 FROM payment other WHERE other.purchase_uid = purchase.uid AND other.status = 'paid') AS is_paid
FROM payment JOIN purchase ON purchase.uid = payment.purchase_uid`

const statusOf = (host: Host, row: Row): PaymentStatus => {
  const status = text(row, 'status') as PaymentStatus
  return status === 'pending' && whole(row, 'created_at') + openFor < host.now() ? 'expired' : status
}

const paymentOf = (host: Host, row: Row): KeptPayment => ({
  uid: text(row, 'uid'),
  bankId: text(row, 'bank_id'),
  purchaseUid: text(row, 'purchase_uid'),
  status: statusOf(host, row),
  orderNumber: `TH-${whole(row, 'number')}`,
  customerId: text(row, 'customer_id'),
  cartUid: text(row, 'cart_uid'),
  language: text(row, 'language') === 'eng' ? 'eng' : 'nld',
  totalInclVat: whole(row, 'total_incl'),
  lines: record(row, 'lines') as readonly BoughtLine[],
  isPurchasePaid: whole(row, 'is_paid') === 1,
})

const find = (host: Host, column: 'uid' | 'bank_id', value: string): KeptPayment | null => {
  const row = host.database.get(`${select} WHERE payment.${column} = ?`, value)
  return row === null ? null : paymentOf(host, row)
}

export const paymentByUid = (host: Host, uid: string): KeptPayment | null => find(host, 'uid', uid)
export const paymentByBankId = (host: Host, bankId: string): KeptPayment | null => find(host, 'bank_id', bankId)

export const latestPayment = (host: Host, purchaseUid: string): KeptPayment | null => {
  const row = host.database.get(
    `${select} WHERE payment.purchase_uid = ? ORDER BY payment.created_at DESC, payment.uid LIMIT 1`,
    purchaseUid,
  )
  return row === null ? null : paymentOf(host, row)
}

/** Address of the bank page, root-relative so that it stays on the shop's own origin. */
export const bankUrl = (payment: KeptPayment): string => `/__mock/bank/${payment.bankId}`

/** Opens a payment for a purchase. */
export const openPayment = (host: Host, purchaseUid: string): KeptPayment => {
  const uid = host.newId('pay')
  host.database.run(
    "INSERT INTO payment (uid, bank_id, purchase_uid, status, created_at) VALUES (?, ?, ?, 'pending', ?)",
    uid,
    host.newId('bank'),
    purchaseUid,
    host.now(),
  )
  const payment = paymentByUid(host, uid)
  if (payment === null) throw new Error('A payment that was just made cannot be found')
  return payment
}

/** Takes what was bought out of the cart; what the shopper added since then stays. */
const takeFromCart = (host: Host, payment: KeptPayment): void => {
  const { database } = host
  for (const { lineUid, quantity } of payment.lines) {
    database.run(
      'UPDATE cart_line SET quantity = quantity - ?, original_quantity = NULL WHERE uid = ? AND cart_uid = ?',
      quantity,
      lineUid,
      payment.cartUid,
    )
  }
  database.run('DELETE FROM cart_line WHERE cart_uid = ? AND quantity <= 0', payment.cartUid)
  database.run('DELETE FROM cart_coupon WHERE cart_uid = ?', payment.cartUid)
  database.run('DELETE FROM cart WHERE uid = ? AND NOT EXISTS (SELECT 1 FROM cart_line WHERE cart_uid = cart.uid)', payment.cartUid)
}

const confirmation = (payment: KeptPayment): { readonly subject: string; readonly body: string } =>
  payment.language === 'nld'
    ? {
        subject: `Je bestelling ${payment.orderNumber}`,
        body: `Bedankt voor je bestelling ${payment.orderNumber}. We gaan voor je aan de slag.`,
      }
    : { subject: `Your order ${payment.orderNumber}`, body: `Thank you for your order ${payment.orderNumber}. We are getting it ready.` }

/** The bank's word on a payment. A paid purchase leaves the cart and is confirmed by mail. */
export const settlePayment = (host: Host, payment: KeptPayment, status: PaymentStatus): void => {
  host.database.transaction(() => {
    host.database.run('UPDATE payment SET status = ? WHERE uid = ?', status, payment.uid)
    if (status !== 'paid') return
    takeFromCart(host, payment)
    const { subject, body } = confirmation(payment)
    host.database.run(
      'INSERT INTO mail (recipient, subject, body, created_at) SELECT email, ?, ?, ? FROM customer WHERE id = ?',
      subject,
      body,
      host.now(),
      payment.customerId,
    )
  })
}

export const wirePayment = (payment: KeptPayment): Wire['Payment'] => ({
  paymentUid: payment.uid,
  status: payment.status,
  orderNumber: payment.orderNumber,
  totalInclVat: payment.totalInclVat,
  lines: payment.lines.map(({ productId, title, quantity, unitPriceInclVat, discountInclVat }) => ({
    productId,
    title,
    quantity,
    unitPriceInclVat,
    discountInclVat,
  })),
  retryUrl: payment.isPurchasePaid ? null : bankUrl(payment),
})
