import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import type { Wire } from '../contract/wire.ts'
import { paymentLabel } from '../options/options.ts'
import { orderKey, orderOfKey } from '../checkout/orderKey.ts'
import { paymentsOfPurchase } from '../checkout/payments.ts'
import { isCovered, openInclVat } from '../checkout/openAmount.ts'
import type { Order, OrderQuery, OrderStatus } from '../ports/Orders.ts'
import type { Language } from '../records/ProductRecord.ts'

/** An order with its status. */
export interface StoredOrder extends Omit<Order, 'number' | 'state'> {
  readonly number: string
  readonly status: OrderStatus
  /** Fully paid, or promised by the provider. */
  readonly isPaid: boolean
}

const storedOrder = ({ number, state, ...order }: Order): StoredOrder => {
  const isPaid = isCovered(order)
  return { ...order, number: `TH-${number}`, status: state ?? (isPaid ? 'paid' : 'open'), isPaid }
}

/** Entries on one page of orders, invoices and tickets. */
export const pageLimit = 10

/**
 * Orders of a customer, the newest first.
 * @param page null: all
 */
export const ordersOf = async (backend: Backend, query: OrderQuery, page: number | null): Promise<readonly StoredOrder[]> =>
  (await backend.orders.list(query, page === null ? null : { limit: pageLimit, offset: (page - 1) * pageLimit })).map(storedOrder)

/** An order by its uid, of any customer; null when there is none. */
export const orderByUid = async (backend: Backend, uid: string): Promise<StoredOrder | null> => {
  const order = await backend.orders.find({ uid })
  return order === null ? null : storedOrder(order)
}

/** An order of this customer; refuses any other with 404. */
export const orderOfCustomer = async (backend: Backend, customerId: string, uid: string): Promise<StoredOrder> => {
  const order = await orderByUid(backend, uid)
  if (order?.customerId !== customerId) throw new HttpFailure(404, 'orderNotFound')
  return order
}

/** Parses an order number in any notation: TH-260001, th-260001, 0260001; null for anything else. */
export const orderNumberOf = (written: string): number | null => {
  const digits = /^(?:TH-)?(\d{1,9})$/i.exec(written.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

/** The order with this number, if it was placed with this e-mail address. */
export const orderByNumber = async (backend: Backend, orderNumber: string, email: string): Promise<StoredOrder | null> => {
  const number = orderNumberOf(orderNumber)
  const order = number === null ? null : await backend.orders.find({ number })
  const customer = order === null ? null : await backend.customers.byId(order.customerId)
  const isTheirs = customer?.emailAddress.toLowerCase() === email.trim().toLowerCase()
  return order === null || !isTheirs ? null : storedOrder(order)
}

/** The order of a status key; null for an invalid key. */
export const orderByKey = async (backend: Backend, key: string): Promise<StoredOrder | null> => {
  const uid = await orderOfKey(backend, key)
  return uid === null ? null : orderByUid(backend, uid)
}

export const isOpen = ({ status, isPaid }: StoredOrder): boolean => status === 'open' && !isPaid

const outstanding = (order: StoredOrder): number => (isOpen(order) ? openInclVat(order) : 0)

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
    const product = backend.catalogue.product(line.productId)
    return { ...line, ...(product === null ? {} : { mpn: product.mpn }), available: product !== null }
  })

/** The order as visible with its key. */
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
    trackAndTraceUrl: order.trackAndTraceUrl,
  }
}

/** The payments of an order, oldest first. */
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
    trackAndTraceUrl: order.trackAndTraceUrl,
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

/** The invoice of an order, created when it is paid or placed on account; null when there is none. */
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
