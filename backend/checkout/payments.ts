import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import { record, text, textOrNull, whole, wholeOrNull } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import { confirmationMail } from './confirmationMail.ts'
import type { PlacedOrder } from './placedOrder.ts'
import type { Goods } from '../ports/Stock.ts'
import { notifyBackInStock } from '../stock/notifyBackInStock.ts'
import { transact } from '../answers/transact.ts'

export type PaymentStatus = Wire['Payment']['status']

/** A bought line as it is kept with the purchase. */
export type BoughtLine = Wire['PaidLine'] & { readonly lineUid: string }

/** A payment with the purchase it is for. */
export interface StoredPayment {
  readonly uid: string
  readonly bankId: string
  readonly purchaseUid: string
  readonly status: PaymentStatus
  /** Milliseconds since 1970-01-01 UTC. */
  readonly createdAt: number
  readonly orderNumber: string
  readonly customerId: string
  readonly cartUid: string
  readonly language: Language
  /** What the whole purchase comes to. */
  readonly totalInclVat: number
  /** What this payment asks of it: a deposit, what is left of it, or all. */
  readonly amountInclVat: number
  /** What is paid with the order; the whole where no deposit is due. */
  readonly upfrontInclVat: number
  readonly lines: readonly BoughtLine[]
  /** Nothing is left to be paid for the purchase, by this payment or another. */
  readonly isPurchasePaid: boolean
  /** The order counts: something of it has been paid, or it is on account. */
  readonly isBegun: boolean
  /** Its purchase was cancelled: by the shop, or because a newer order of the same cart took its place. */
  readonly isCancelled: boolean
}

/** A payment that stays open runs out after 30 minutes. */
const openFor = 30 * 60 * 1000

const select = `
SELECT payment.*, purchase.number, purchase.customer_id, purchase.cart_uid, purchase.language, purchase.total_incl, purchase.upfront_incl,
  purchase.lines, purchase.state, (SELECT sum(amount_incl) FROM payment other WHERE other.purchase_uid = purchase.uid AND other.status = 'paid') AS paid_incl,
  (SELECT count(*) FROM payment other WHERE other.purchase_uid = purchase.uid AND other.status IN ('paid', 'invoiced')) AS effective
FROM payment JOIN purchase ON purchase.uid = payment.purchase_uid`

const isCancelled = (row: Row): boolean => textOrNull(row, 'state') === 'cancelled'

const statusOf = (backend: Backend, row: Row): PaymentStatus => {
  const status = text(row, 'status')
  if (status !== 'pending') return status as PaymentStatus
  if (isCancelled(row)) return 'cancelled'
  return whole(row, 'created_at') + openFor < backend.now() || backend.meets('payment-expires') ? 'expired' : status
}

const paymentOf = (backend: Backend, row: Row): StoredPayment => {
  const paid = wholeOrNull(row, 'paid_incl')
  return {
    uid: text(row, 'uid'),
    bankId: text(row, 'bank_id'),
    purchaseUid: text(row, 'purchase_uid'),
    status: statusOf(backend, row),
    createdAt: whole(row, 'created_at'),
    orderNumber: `TH-${whole(row, 'number')}`,
    customerId: text(row, 'customer_id'),
    cartUid: text(row, 'cart_uid'),
    language: text(row, 'language') === 'eng' ? 'eng' : 'nld',
    totalInclVat: whole(row, 'total_incl'),
    amountInclVat: whole(row, 'amount_incl'),
    upfrontInclVat: whole(row, 'upfront_incl'),
    lines: record(row, 'lines') as readonly BoughtLine[],
    isPurchasePaid: paid !== null && paid >= whole(row, 'total_incl'),
    isBegun: whole(row, 'effective') > 0,
    isCancelled: isCancelled(row),
  }
}

const find = async (backend: Backend, column: 'uid' | 'bank_id', value: string): Promise<StoredPayment | null> => {
  const row = await backend.store.get(`${select} WHERE payment.${column} = ?`, value)
  return row === null ? null : paymentOf(backend, row)
}

export const paymentByUid = async (backend: Backend, uid: string): Promise<StoredPayment | null> => find(backend, 'uid', uid)
export const paymentByBankId = async (backend: Backend, bankId: string): Promise<StoredPayment | null> => find(backend, 'bank_id', bankId)

/** A device tells of the purchase; whether it is the first. */
export const reportPurchase = async (backend: Backend, payment: StoredPayment): Promise<boolean> =>
  (await backend.store.run('INSERT INTO told_purchase (purchase_uid) VALUES (?) ON CONFLICT DO NOTHING', payment.purchaseUid)) > 0

/** The tries to pay a purchase, the oldest first. */
export const paymentsOfPurchase = async (backend: Backend, purchaseUid: string): Promise<readonly StoredPayment[]> =>
  (await backend.store.all(`${select} WHERE payment.purchase_uid = ? ORDER BY payment.created_at, payment.uid`, purchaseUid)).map((row) =>
    paymentOf(backend, row),
  )

export const latestPayment = async (backend: Backend, purchaseUid: string): Promise<StoredPayment | null> => {
  const row = await backend.store.get(
    `${select} WHERE payment.purchase_uid = ? ORDER BY payment.created_at DESC, payment.uid LIMIT 1`,
    purchaseUid,
  )
  return row === null ? null : paymentOf(backend, row)
}

/** Address of the bank page, root-relative so that it stays on the shop's own origin. */
export const bankUrl = (payment: StoredPayment): string => `/api/bank/${payment.bankId}`

/** Opens a payment for a purchase: of the deposit first, then of the rest. */
export const openPayment = async (backend: Backend, purchaseUid: string): Promise<StoredPayment> => {
  const uid = backend.newId('pay')
  await backend.store.run(
    `INSERT INTO payment (uid, bank_id, purchase_uid, status, created_at, amount_incl)
     SELECT ?, ?, uid, 'pending', ?,
       coalesce(total_incl - (SELECT sum(amount_incl) FROM payment WHERE purchase_uid = purchase.uid AND status = 'paid'), upfront_incl)
     FROM purchase WHERE uid = ?`,
    uid,
    backend.newId('bank'),
    backend.now(),
    purchaseUid,
  )
  const payment = await paymentByUid(backend, uid)
  if (payment === null) throw new Error('A payment that was just made cannot be found')
  return payment
}

const goodsOf = ({ lines }: StoredPayment): readonly Goods[] => {
  const pieces = new Map<number, number>()
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return Array.from(pieces, ([productId, amount]) => ({ productId, pieces: amount }))
}

/** Holds the goods of an open payment until it runs out; those of an order that counts have left the stock. Answers whether there are enough. */
export const holdGoods = async ({ stock }: Backend, payment: StoredPayment): Promise<boolean> => {
  if (payment.isBegun) return true
  const { purchaseUid: orderUid, cartUid, createdAt } = payment
  return (await stock.hold({ orderUid, cartUid, goods: goodsOf(payment), expiresAt: createdAt + openFor })).type === 'held'
}

/**
 * One cart is one order until it is paid: the others of the cart, of which nothing is paid, are cancelled, and can be paid no more. An
 * order that the cart has come back to is open again. Answers the products of which the cancelled ones held pieces.
 */
export const replaceOtherOrders = async (backend: Backend, cartUid: string, purchaseUid: string): Promise<readonly number[]> => {
  // Rows that stay as they are are not written, so that two who pay the same cart do not get in each other's way.
  const changed = await backend.store.all(
    `UPDATE purchase SET state = CASE uid WHEN ?2 THEN NULL ELSE 'cancelled' END
     WHERE cart_uid = ?1 AND ((uid = ?2 AND state = 'cancelled') OR (uid <> ?2 AND state IS NULL))
     AND NOT EXISTS (SELECT 1 FROM payment WHERE purchase_uid = purchase.uid AND status IN ('paid', 'invoiced')) RETURNING uid`,
    cartUid,
    purchaseUid,
  )
  return backend.stock.release(changed.map((row) => text(row, 'uid')).filter((uid) => uid !== purchaseUid))
}

/** Takes what was bought out of the cart; what the shopper added since then stays. */
const takeFromCart = async (backend: Backend, payment: StoredPayment): Promise<void> => {
  const { store } = backend
  for (const { lineUid, quantity } of payment.lines) {
    await store.run(
      'UPDATE cart_line SET quantity = quantity - ?, original_quantity = NULL WHERE uid = ? AND cart_uid = ?',
      quantity,
      lineUid,
      payment.cartUid,
    )
  }
  await store.run('DELETE FROM cart_line WHERE cart_uid = ? AND quantity <= 0', payment.cartUid)
  await store.run('DELETE FROM cart_coupon WHERE cart_uid = ?', payment.cartUid)
  await store.run('DELETE FROM cart WHERE uid = ? AND NOT EXISTS (SELECT 1 FROM cart_line WHERE cart_uid = cart.uid)', payment.cartUid)
}

const confirmation = async (backend: Backend, payment: StoredPayment) => {
  const detail = await backend.store.get('SELECT detail FROM purchase WHERE uid = ?', payment.purchaseUid)
  if (detail === null) throw new Error('A payment belongs to no purchase')
  return confirmationMail(backend, {
    ...payment,
    orderUid: payment.purchaseUid,
    paidInclVat: payment.status === 'invoiced' ? payment.totalInclVat : payment.upfrontInclVat,
    placed: record(detail, 'detail') as PlacedOrder,
  })
}

/**
 * The bank's word on a payment. A purchase that is paid or on account leaves the cart and the stock, and is confirmed by mail: also when its
 * goods are no longer held and others bought them, because it has been paid.
 */
export const settlePayment = async (backend: Backend, payment: StoredPayment, status: PaymentStatus): Promise<void> => {
  await transact(backend, async (backend) => {
    await backend.store.run('UPDATE payment SET status = ? WHERE uid = ?', status, payment.uid)
    if (status === 'cancelled' || status === 'failed') await notifyBackInStock(backend, await backend.stock.release([payment.purchaseUid]))
    if (status === 'pending') await holdGoods(backend, payment)
    if (status !== 'paid' && status !== 'invoiced') return
    // What was left to pay is of an order that has left the cart long ago.
    if (!payment.isBegun) {
      await takeFromCart(backend, payment)
      await backend.stock.sell(payment.purchaseUid, goodsOf(payment))
    }
    const { subject, text: body, html } = await confirmation(backend, payment)
    const customer = await backend.customers.byId(payment.customerId)
    if (customer !== null) await backend.mails.enqueue({ recipient: customer.emailAddress, subject, body, html })
  })
}

export const wirePayment = (payment: StoredPayment): Wire['Payment'] => ({
  paymentUid: payment.uid,
  status: payment.status,
  orderNumber: payment.orderNumber,
  orderUid: payment.purchaseUid,
  totalInclVat: payment.totalInclVat,
  ...(payment.upfrontInclVat === payment.totalInclVat
    ? {}
    : { deposit: { upfrontInclVat: payment.upfrontInclVat, restInclVat: payment.totalInclVat - payment.upfrontInclVat } }),
  lines: payment.lines.map(({ productId, title, quantity, unitPriceInclVat, discountInclVat }) => ({
    productId,
    title,
    quantity,
    unitPriceInclVat,
    discountInclVat,
  })),
  retryUrl:
    payment.isPurchasePaid || payment.isCancelled || payment.status === 'paid' || payment.status === 'invoiced' ? null : bankUrl(payment),
})
