import type { Host } from '../answers/Host.ts'
import { Refusal } from '../answers/Refusal.ts'
import type { Wire } from '../contract/wire.ts'
import { findProduct } from '../catalogue/findProduct.ts'
import { paymentLabel } from '../options/options.ts'
import { record, text, textOrNull, whole } from '../database/Database.ts'
import type { Row } from '../database/Database.ts'
import type { PlacedOrder } from '../checkout/placedOrder.ts'

/** An order with how it stands. */
export interface KeptOrder {
  readonly uid: string
  readonly customerId: string
  readonly number: string
  readonly status: Wire['OrderStatus']
  readonly isPaid: boolean
  readonly createdAt: number
  readonly totalInclVat: number
  readonly paymentOptionId: string
  readonly placed: PlacedOrder
}

const select = `
SELECT purchase.*, EXISTS (SELECT 1 FROM payment WHERE payment.purchase_uid = purchase.uid AND payment.status = 'paid') AS is_paid
FROM purchase`

const orderOf = (row: Row): KeptOrder => {
  const isPaid = whole(row, 'is_paid') === 1
  return {
    uid: text(row, 'uid'),
    customerId: text(row, 'customer_id'),
    number: `TH-${whole(row, 'number')}`,
    status: (textOrNull(row, 'state') ?? (isPaid ? 'paid' : 'open')) as Wire['OrderStatus'],
    isPaid,
    createdAt: whole(row, 'created_at'),
    totalInclVat: whole(row, 'total_incl'),
    paymentOptionId: text(row, 'payment_option_id'),
    placed: record(row, 'detail') as PlacedOrder,
  }
}

/** Entries on one page of orders, invoices and tickets. */
export const pageLimit = 10

/** A page of the customer's orders, the newest first. */
export const ordersOf = (host: Host, customerId: string, page: number): readonly KeptOrder[] =>
  host.database
    .all(
      `${select} WHERE customer_id = ? ORDER BY created_at DESC, number DESC LIMIT ? OFFSET ?`,
      customerId,
      pageLimit,
      (page - 1) * pageLimit,
    )
    .map(orderOf)

export const countOrders = (host: Host, customerId: string): number => {
  const row = host.database.get('SELECT count(*) AS amount FROM purchase WHERE customer_id = ?', customerId)
  return row === null ? 0 : whole(row, 'amount')
}

/** An order of this customer; refuses with 404 what is none of theirs. */
export const orderOfCustomer = (host: Host, customerId: string, uid: string): KeptOrder => {
  const row = host.database.get(`${select} WHERE purchase.uid = ? AND customer_id = ?`, uid, customerId)
  if (row === null) throw new Refusal(404, 'orderNotFound')
  return orderOf(row)
}

export const isOpen = ({ status, isPaid }: KeptOrder): boolean => status === 'open' && !isPaid

const moment = (at: number): string => new Date(at).toISOString()

export const wireOrder = (order: KeptOrder): Wire['Order'] => ({
  id: order.uid,
  uid: order.uid,
  orderNumber: order.number,
  status: order.status,
  createdAt: moment(order.createdAt),
  countryCode: order.placed.countryCode,
  totals: {
    totalInclVat: order.totalInclVat,
    outstandingAmount: isOpen(order) ? order.totalInclVat : 0,
    cartLinesAmount: order.placed.lines.length,
  },
})

export const wireOrderDetail = (host: Host, order: KeptOrder): Wire['OrderDetail'] => {
  const { placed } = order
  const isOnItsWay = order.status === 'shipped' || order.status === 'delivered'
  const invoice = invoiceOf(order)
  return {
    ...wireOrder(order),
    cartTotals: placed.cartTotals,
    coupons: placed.coupons,
    addresses: placed.addresses,
    delivery: placed.delivery,
    lines: placed.lines.map((line) => ({ ...line, available: findProduct(host.database, line.productId) !== null })),
    paymentLabel: order.isPaid ? paymentLabel(order.paymentOptionId) : null,
    trackAndTraceUrl: isOnItsWay ? `https://track.thuishaven.test/${order.number}` : null,
    invoices: invoice === null ? [] : [{ uid: invoice.uid, invoiceNumber: invoice.invoiceNumber }],
  }
}

const daysToPay = 14

/** The invoice of an order: made when it is paid, and for what the shop delivers on account. null: there is none. */
export const invoiceOf = (order: KeptOrder): Wire['Invoice'] | null => {
  const isOnAccount = order.paymentOptionId === 'account'
  if (!order.isPaid && !isOnAccount) return null
  const uid = `inv-${order.uid}`
  return {
    uid,
    invoiceNumber: `F${order.number.slice(3)}`,
    orderUid: order.uid,
    orderNumber: order.number,
    status: order.status === 'cancelled' ? 'credited' : order.isPaid ? 'paid' : 'open',
    createdAt: moment(order.createdAt),
    dueAt: isOnAccount ? moment(order.createdAt + daysToPay * 24 * 60 * 60 * 1000) : null,
    totals: { totalInclVat: order.totalInclVat, outstandingAmount: isOpen(order) ? order.totalInclVat : 0 },
    pdfPath: `/api/v2/account/invoices/${uid}/pdf`,
  }
}

const hasInvoice = `customer_id = ? AND (payment_option_id = 'account'
  OR EXISTS (SELECT 1 FROM payment WHERE payment.purchase_uid = purchase.uid AND payment.status = 'paid'))`

/** A page of the customer's orders that have an invoice, the newest first. */
export const invoicedOrders = (host: Host, customerId: string, page: number): readonly KeptOrder[] =>
  host.database
    .all(
      `${select} WHERE ${hasInvoice} ORDER BY created_at DESC, number DESC LIMIT ? OFFSET ?`,
      customerId,
      pageLimit,
      (page - 1) * pageLimit,
    )
    .map(orderOf)

export const countInvoices = (host: Host, customerId: string): number => {
  const row = host.database.get(`SELECT count(*) AS amount FROM purchase WHERE ${hasInvoice}`, customerId)
  return row === null ? 0 : whole(row, 'amount')
}
