import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import type { Wire } from '../contract/wire.ts'
import { findProduct } from '../catalogue/findProduct.ts'
import { paymentLabel } from '../options/options.ts'
import { record, text, textOrNull, whole, wholeOrNull } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import { orderKey } from '../checkout/orderKey.ts'
import { paymentsOfPurchase } from '../checkout/payments.ts'
import type { PlacedOrder } from '../checkout/placedOrder.ts'
import type { Language } from '../records/ProductRecord.ts'

/** An order with how it stands. */
export interface StoredOrder {
  readonly uid: string
  readonly customerId: string
  readonly number: string
  readonly status: Wire['OrderStatus']
  /** Nothing is left to be paid. */
  readonly isPaid: boolean
  /** Cents that were paid; null when no payment has come in. */
  readonly paidInclVat: number | null
  readonly createdAt: number
  readonly totalInclVat: number
  readonly paymentOptionId: string
  /** The customer's own. */
  readonly reference: string
  readonly placed: PlacedOrder
}

const select = `
SELECT purchase.*, (SELECT sum(amount_incl) FROM payment WHERE purchase_uid = purchase.uid AND status = 'paid') AS paid_incl
FROM purchase`

const orderOf = (row: Row): StoredOrder => {
  const paidInclVat = wholeOrNull(row, 'paid_incl')
  const isPaid = paidInclVat !== null && paidInclVat >= whole(row, 'total_incl')
  return {
    uid: text(row, 'uid'),
    customerId: text(row, 'customer_id'),
    number: `TH-${whole(row, 'number')}`,
    status: (textOrNull(row, 'state') ?? (isPaid ? 'paid' : 'open')) as Wire['OrderStatus'],
    isPaid,
    paidInclVat,
    createdAt: whole(row, 'created_at'),
    totalInclVat: whole(row, 'total_incl'),
    paymentOptionId: text(row, 'payment_option_id'),
    reference: text(row, 'reference'),
    placed: record(row, 'detail') as PlacedOrder,
  }
}

/** Entries on one page of orders, invoices and tickets. */
export const pageLimit = 10

/** How an order stands, as `orderOf` reads it. */
const standing = `coalesce(state, CASE WHEN EXISTS
  (SELECT 1 FROM payment WHERE payment.purchase_uid = purchase.uid AND payment.status = 'paid') THEN 'paid' ELSE 'open' END)`
const wanted = `customer_id = ?1 AND (CAST(?2 AS TEXT) IS NULL OR ${standing} = ?2)`

/** A page of the customer's orders, the newest first; with a status only those that stand so. */
export const ordersOf = async (
  backend: Backend,
  customerId: string,
  page: number,
  status: Wire['OrderStatus'] | null,
): Promise<readonly StoredOrder[]> =>
  (
    await backend.store.all(
      `${select} WHERE ${wanted} ORDER BY created_at DESC, number DESC LIMIT ?3 OFFSET ?4`,
      customerId,
      status,
      pageLimit,
      (page - 1) * pageLimit,
    )
  ).map(orderOf)

export const countOrders = async (backend: Backend, customerId: string, status: Wire['OrderStatus'] | null): Promise<number> => {
  const row = await backend.store.get(`SELECT count(*) AS amount FROM purchase WHERE ${wanted}`, customerId, status)
  return row === null ? 0 : whole(row, 'amount')
}

/** An order of this customer; refuses with 404 what is none of theirs. */
export const orderOfCustomer = async (backend: Backend, customerId: string, uid: string): Promise<StoredOrder> => {
  const row = await backend.store.get(`${select} WHERE purchase.uid = ? AND customer_id = ?`, uid, customerId)
  if (row === null) throw new HttpFailure(404, 'orderNotFound')
  return orderOf(row)
}

/** An order by its uid, whoever's it is; null when there is none. */
export const orderByUid = async (backend: Backend, uid: string): Promise<StoredOrder | null> => {
  const row = await backend.store.get(`${select} WHERE purchase.uid = ?`, uid)
  return row === null ? null : orderOf(row)
}

/** The number of an order, however it is written: TH-260001, th-260001, 0260001; null for what is none. */
export const orderNumberOf = (written: string): number | null => {
  const digits = /^(?:TH-)?(\d{1,9})$/i.exec(written.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Uid of the order with this number, as far as it was ordered with this e-mail address. */
export const orderByNumber = async (backend: Backend, orderNumber: string, email: string): Promise<string | null> => {
  const number = orderNumberOf(orderNumber)
  const row =
    number === null
      ? null
      : await backend.store.get(
          'SELECT purchase.uid FROM purchase JOIN customer ON customer.id = customer_id WHERE purchase.number = ? AND lower(email) = lower(?)',
          number,
          email.trim(),
        )
  return row === null ? null : text(row, 'uid')
}

/** All orders of the customer, the newest first. */
export const allOrdersOf = async (backend: Backend, customerId: string): Promise<readonly StoredOrder[]> =>
  (await backend.store.all(`${select} WHERE customer_id = ? ORDER BY created_at DESC, number DESC`, customerId)).map(orderOf)

export const isOpen = ({ status, isPaid }: StoredOrder): boolean => status === 'open' && !isPaid

const outstanding = (order: StoredOrder): number => (isOpen(order) ? order.totalInclVat - (order.paidInclVat ?? 0) : 0)

const moment = (at: number): string => new Date(at).toISOString()

export const wireOrder = (order: StoredOrder): Wire['Order'] => ({
  id: order.uid,
  uid: order.uid,
  orderNumber: order.number,
  status: order.status,
  createdAt: moment(order.createdAt),
  countryCode: order.placed.countryCode,
  totals: {
    totalInclVat: order.totalInclVat,
    outstandingAmount: outstanding(order),
    cartLinesAmount: order.placed.lines.length,
  },
})

const wireLines = (backend: Backend, { placed }: StoredOrder): Wire['OrderLine'][] =>
  placed.lines.map((line) => {
    const product = findProduct(backend.catalogue, line.productId)
    return { ...line, ...(product === null ? {} : { mpn: product.mpn }), available: product !== null }
  })

const trackAndTrace = ({ status, number, placed }: StoredOrder): string | null =>
  placed.delivery.pickupLocation === null && (status === 'shipped' || status === 'delivered')
    ? `https://track.thuishaven.test/${number}`
    : null

/** The order as anyone may see it who knows its key. */
export const wireGuestOrder = (backend: Backend, order: StoredOrder): Wire['GuestOrder'] => {
  const { orderNumber, status, createdAt, totals } = wireOrder(order)
  return {
    key: orderKey(Number(order.number.slice(3)), order.uid),
    orderNumber,
    status,
    createdAt,
    totals,
    lines: wireLines(backend, order),
    delivery: order.placed.delivery,
    trackAndTraceUrl: trackAndTrace(order),
  }
}

/** The tries to pay an order, the oldest first. */
const paymentsOf = async (backend: Backend, order: StoredOrder, language: Language): Promise<Wire['PaymentOfOrder'][]> =>
  (await paymentsOfPurchase(backend, order.uid)).map(({ uid, createdAt, status, amountInclVat }) => ({
    uid,
    createdAt: moment(createdAt),
    status,
    amountInclVat,
    label: paymentLabel(backend, order.paymentOptionId, language),
  }))

export const wireOrderDetail = async (backend: Backend, order: StoredOrder, language: Language): Promise<Wire['OrderDetail']> => {
  const { placed } = order
  const invoice = invoiceOf(order)
  return {
    ...wireOrder(order),
    cartTotals: placed.cartTotals,
    coupons: placed.coupons,
    addresses: placed.addresses,
    delivery: placed.delivery,
    lines: wireLines(backend, order),
    paymentLabel: order.paidInclVat !== null || isOnAccount(order) ? paymentLabel(backend, order.paymentOptionId, language) : null,
    trackAndTraceUrl: trackAndTrace(order),
    invoices: invoice === null ? [] : [{ uid: invoice.uid, invoiceNumber: invoice.invoiceNumber }],
    payments: await paymentsOf(backend, order, language),
    reference: order.reference,
    choices: {
      shippingOptionId: placed.shippingOptionId ?? null,
      pickupLocationId: placed.delivery.pickupLocation?.id ?? null,
      paymentOptionId: order.paymentOptionId === '' ? null : order.paymentOptionId,
    },
  }
}

const daysToPay = 14

const isOnAccount = ({ paymentOptionId }: StoredOrder): boolean => paymentOptionId === 'account'

/** The invoice of an order: made when it is paid, and for what the shop delivers on account. null: there is none. */
export const invoiceOf = (order: StoredOrder): Wire['Invoice'] | null => {
  if (order.paidInclVat === null && !isOnAccount(order)) return null
  const uid = `inv-${order.uid}`
  return {
    uid,
    invoiceNumber: `F${order.number.slice(3)}`,
    orderUid: order.uid,
    orderNumber: order.number,
    status: order.status === 'cancelled' ? 'credited' : order.isPaid ? 'paid' : 'open',
    createdAt: moment(order.createdAt),
    dueAt: isOnAccount(order) ? moment(order.createdAt + daysToPay * 24 * 60 * 60 * 1000) : null,
    totals: { totalInclVat: order.totalInclVat, outstandingAmount: outstanding(order) },
    pdfPath: `/api/v2/account/invoices/${uid}/pdf`,
  }
}

const hasInvoice = `customer_id = ? AND (payment_option_id = 'account'
  OR EXISTS (SELECT 1 FROM payment WHERE payment.purchase_uid = purchase.uid AND payment.status = 'paid'))`

/** A page of the customer's orders that have an invoice, the newest first. */
export const invoicedOrders = async (backend: Backend, customerId: string, page: number): Promise<readonly StoredOrder[]> =>
  (
    await backend.store.all(
      `${select} WHERE ${hasInvoice} ORDER BY created_at DESC, number DESC LIMIT ? OFFSET ?`,
      customerId,
      pageLimit,
      (page - 1) * pageLimit,
    )
  ).map(orderOf)

export const countInvoices = async (backend: Backend, customerId: string): Promise<number> => {
  const row = await backend.store.get(`SELECT count(*) AS amount FROM purchase WHERE ${hasInvoice}`, customerId)
  return row === null ? 0 : whole(row, 'amount')
}
