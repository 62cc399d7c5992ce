import type { Buyer } from '../account/buyerOf.ts'
import { reviewsOfOrder, wireOwnReview } from '../reviews/reviews.ts'
import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import type { Wire } from '../contract/wire.ts'
import { paymentLabel } from '../options/options.ts'
import { orderKey, orderOfKey } from '../checkout/orderKey.ts'
import { paymentsOfPurchase } from '../checkout/payments.ts'
import { fullName, membershipOf } from '../company/members.ts'
import { isCovered, openInclVat } from '../checkout/openAmount.ts'
import { hasXml } from '../invoices/enclosedInvoice.ts'
import type { Invoice } from '../ports/Invoices.ts'
import type { Order, OrderQuery, OrderStatus, PlacedOrder } from '../ports/Orders.ts'
import type { Language } from '../records/ProductRecord.ts'
import { deliveryCharges } from '../options/deliveryCharges.ts'

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
const orderByUid = async (backend: Backend, uid: string): Promise<StoredOrder | null> => {
  const order = await backend.orders.find({ uid })
  return order === null ? null : storedOrder(order)
}

/** An order that this customer made, and may pay and change; refuses any other with 404. */
export const orderOfCustomer = async (backend: Backend, { customerId, placedSince }: Buyer, uid: string): Promise<StoredOrder> => {
  const order = await orderByUid(backend, uid)
  if (order?.customerId !== customerId || order.createdAt < placedSince) throw new HttpFailure(404, 'orderNotFound')
  return order
}

/** An order as a customer may read it. */
export interface ReadableOrder {
  readonly order: StoredOrder
  /** The name of the colleague who ordered, empty when the account is no more; null: the customer did. */
  readonly orderedBy: string | null
}

/** Who made an order, as colleagues read it; empty when the account is no more. */
export const buyerName = async ({ customers }: Backend, { customerId }: Pick<Order, 'customerId'>): Promise<string> => {
  const buyer = await customers.byId(customerId)
  return buyer === null ? '' : fullName(buyer)
}

/** As whom a customer reads an order: who made it, or a member of the company for which it was made. null: not at all. */
const readerOf = async (
  backend: Backend,
  { customerId, placedSince }: Buyer,
  order: Pick<Order, 'customerId' | 'companyUid' | 'createdAt'>,
): Promise<'buyer' | 'colleague' | null> => {
  if (order.customerId === customerId && order.createdAt >= placedSince) return 'buyer'
  if (order.companyUid === null) return null
  const membership = await membershipOf(backend.store, customerId)
  return membership?.companyUid === order.companyUid ? 'colleague' : null
}

/** An order that this customer may read, as the buyer or as a colleague; refuses any other with 404. */
export const readableOrder = async (backend: Backend, buyer: Buyer, uid: string): Promise<ReadableOrder> => {
  const order = await orderByUid(backend, uid)
  const reader = order === null ? null : await readerOf(backend, buyer, order)
  if (order === null || reader === null) throw new HttpFailure(404, 'orderNotFound')
  return { order, orderedBy: reader === 'buyer' ? null : await buyerName(backend, order) }
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

export const wireOrder = (order: StoredOrder): Omit<Wire['Order'], 'images'> => ({
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
  ...(order.placed.reverseCharge === undefined ? {} : { vatTreatment: 'reverseCharged' }),
})

/** Pictures of an order in a list. */
const listedPictures = 3

/** The order as lists have it. */
export const wireListedOrder = (order: StoredOrder): Wire['Order'] => ({
  ...wireOrder(order),
  images: order.placed.lines.flatMap(({ image }) => image ?? []).slice(0, listedPictures),
})

const wireLines = (backend: Backend, { placed }: StoredOrder): Wire['OrderLine'][] =>
  placed.lines.map((line) => {
    const product = backend.catalogue.product(line.productId)
    return { ...line, ...(product === null ? {} : { mpn: product.mpn }), available: product !== null }
  })

const wireDelivery = (placed: PlacedOrder): Wire['OrderDetail']['delivery'] => {
  const { services = [], ...delivery } = placed.delivery
  return services.length === 0 ? delivery : { ...delivery, services: [...deliveryCharges(placed).services] }
}

/** What the shop changed of an order. */
const changesOf = async ({ orders }: Backend, { uid }: StoredOrder): Promise<Pick<Wire['OrderDetail'], 'changes'>> => {
  const revisions = await orders.revisionsOf(uid)
  if (revisions.length === 0) return {}
  return {
    changes: revisions.map(({ changedAt, reason, before, totalInclVat }) => ({
      changedAt: moment(changedAt),
      reason,
      totalBeforeInclVat: before.totalInclVat,
      totalInclVat,
    })),
  }
}

/** The order as visible with its key. */
export const wireGuestOrder = async (backend: Backend, order: StoredOrder): Promise<Wire['GuestOrder']> => {
  const { orderNumber, status, createdAt, totals, vatTreatment } = wireOrder(order)
  return {
    key: orderKey(Number(order.number.slice(3)), order.uid),
    orderNumber,
    status,
    createdAt,
    totals,
    ...(vatTreatment === undefined ? {} : { vatTreatment }),
    lines: wireLines(backend, order),
    cartTotals: order.placed.cartTotals,
    delivery: wireDelivery(order.placed),
    trackAndTraceUrl: order.trackAndTraceUrl,
    ...(await changesOf(backend, order)),
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

const day = 24 * 60 * 60 * 1000

/**
 * Whether the goods of an order can be reviewed: they were delivered. Of an order that was sent, and of whose arrival the shop never heard, that is
 * assumed a week after the promised day, or eight weeks after the order where none was promised.
 */
export const isReviewable = ({ now }: Pick<Backend, 'now'>, { status, placed, createdAt }: StoredOrder): boolean => {
  if (status !== 'shipped') return status === 'delivered'
  const promised = placed.delivery.expectedOn ?? null
  return now() >= (promised === null ? createdAt + 56 * day : Date.parse(promised) + 8 * day)
}

/** What only who ordered may read and use: tries to pay, reviews, and the choices with which it can be repeated. */
const wireOwn = async (
  backend: Backend,
  order: StoredOrder,
  language: Language,
): Promise<Pick<Wire['OrderDetail'], 'payments' | 'reviewable' | 'reviews' | 'choices'>> => ({
  payments: await paymentsOf(backend, order, language),
  reviewable: isReviewable(backend, order),
  reviews: (await reviewsOfOrder(backend.store, order.uid)).map(wireOwnReview),
  choices: {
    shippingOptionId: order.placed.shippingOptionId ?? null,
    pickupLocationId: order.placed.delivery.pickupLocation?.id ?? null,
    paymentOptionId: order.paymentOptionId === '' ? null : order.paymentOptionId,
  },
})

export const wireOrderDetail = async (
  backend: Backend,
  { order, orderedBy }: ReadableOrder,
  language: Language,
): Promise<Wire['OrderDetail']> => {
  const { placed } = order
  return {
    ...wireOrder(order),
    cartTotals: placed.cartTotals,
    coupons: placed.coupons,
    addresses: placed.addresses,
    delivery: wireDelivery(placed),
    lines: wireLines(backend, order),
    paymentLabel: order.paidInclVat !== null || isOnAccount(order) ? paymentLabel(backend, order.paymentOptionId, language) : null,
    trackAndTraceUrl: order.trackAndTraceUrl,
    invoices: (await wireInvoicesOf(backend, order)).map(({ uid, kind, invoiceNumber, ublPath }) => ({
      uid,
      kind,
      invoiceNumber,
      ublPath,
    })),
    reference: order.reference,
    ...(await changesOf(backend, order)),
    ...(orderedBy === null ? await wireOwn(backend, order, language) : { payments: [], orderedBy }),
  }
}

const isOnAccount = ({ paymentOptionId }: StoredOrder): boolean => paymentOptionId === 'account'

const pathOf = (uid: string, form: 'pdf' | 'ubl'): string => `/api/v2/account/invoices/${uid}/${form}`

const isAdvance = ({ document: { lines } }: Invoice): boolean => lines.some(({ subject }) => subject.type === 'advance')

/** The invoices and credit notes of an order, the oldest first, with how they stand now. */
const wireInvoicesOf = async (backend: Backend, order: StoredOrder): Promise<readonly Wire['Invoice'][]> => {
  const issued = await backend.invoices.ofOrder(order.uid)
  const owed = issued.findLast((invoice) => invoice.document.kind === 'invoice' && !isAdvance(invoice))
  const creditedInclVat = issued.reduce(
    (sum, { document: { kind }, totalInclVat }) => sum + (kind === 'creditNote' ? totalInclVat : -totalInclVat),
    0,
  )
  const isCredited = issued.length > 1 && creditedInclVat === 0
  return issued.map((invoice) => {
    const { uid, number, issuedAt, totalInclVat, document } = invoice
    const outstandingAmount = invoice === owed ? outstanding(order) : 0
    return {
      uid,
      kind: document.kind,
      invoiceNumber: number,
      orderUid: order.uid,
      orderNumber: order.number,
      status: document.kind === 'creditNote' || isCredited ? 'credited' : outstandingAmount > 0 ? 'open' : 'paid',
      createdAt: moment(issuedAt),
      dueAt: document.dueAt === null ? null : moment(document.dueAt),
      totals: { totalInclVat, outstandingAmount },
      pdfPath: pathOf(uid, 'pdf'),
      ublPath: hasXml(invoice) ? pathOf(uid, 'ubl') : null,
    }
  })
}

/**
 * Invoices and credit notes of the orders that a customer may see, the newest first.
 * @param page null: all
 */
export const wireInvoices = async (backend: Backend, buyer: Buyer, page: number | null): Promise<Wire['Invoice'][]> => {
  const found = await backend.invoices.ofCustomer(buyer, page === null ? null : { limit: pageLimit, offset: (page - 1) * pageLimit })
  const wired = new Map<string, Wire['Invoice']>()
  for (const orderUid of new Set(found.map((invoice) => invoice.orderUid))) {
    const order = await orderByUid(backend, orderUid)
    if (order !== null) for (const invoice of await wireInvoicesOf(backend, order)) wired.set(invoice.uid, invoice)
  }
  return found.flatMap(({ uid }) => wired.get(uid) ?? [])
}

/** An invoice or credit note of an order that this customer may read; refuses any other with 404. */
export const readableInvoice = async (backend: Backend, buyer: Buyer, uid: string): Promise<Invoice> => {
  const invoice = await backend.invoices.find(uid)
  const order = invoice === null ? null : await backend.orders.find({ uid: invoice.orderUid })
  if (invoice === null || order === null || (await readerOf(backend, buyer, order)) === null) throw new HttpFailure(404, 'invoiceNotFound')
  return invoice
}
