import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import { cartWithUid, removeCart, saveCart } from '../cart/carts.ts'
import { PaymentFailure } from '../answers/HttpFailure.ts'
import { confirmationMail } from './confirmationMail.ts'
import { enclose } from '../invoices/enclosedInvoice.ts'
import { issueInvoices } from '../invoices/issueInvoices.ts'
import type { Order, OrderPayment } from '../ports/Orders.ts'
import type { CouponOrder } from '../ports/Coupons.ts'
import type { PaymentOutcome } from '../ports/Payments.ts'
import type { Goods } from '../ports/Stock.ts'
import { isCovered, openInclVat } from './openAmount.ts'
import type { OrderMoney } from './openAmount.ts'
import { orderToPay } from './orderToPay.ts'
import { receivedMail } from './moneyMails.ts'
import { recordReturns, requestRefund } from './refunds.ts'
import { notifyBackInStock } from '../stock/notifyBackInStock.ts'
import { transact } from '../answers/transact.ts'

export type PaymentStatus = Wire['Payment']['status']

/** A payment with its purchase. */
export interface StoredPayment {
  readonly uid: string
  readonly purchaseUid: string
  readonly status: PaymentStatus
  /** Milliseconds since 1970-01-01 UTC. */
  readonly createdAt: number
  readonly orderNumber: string
  readonly customerId: string
  readonly cartUid: string
  readonly language: Language
  /** Total of the purchase. */
  readonly totalInclVat: number
  /** Amount of this payment: a deposit, the remainder, or all. */
  readonly amountInclVat: number
  /** Amount due with the order; the total where no deposit is due. */
  readonly upfrontInclVat: number
  readonly lines: Order['lines']
  readonly placed: Order['placed']
  readonly reference: string
  /** The purchase is fully paid, by this payment or another. */
  readonly isPurchasePaid: boolean
  /** The order is effective: it is partly or fully paid, or on account. */
  readonly isBegun: boolean
  /** The purchase was cancelled by the shop, or replaced by a newer order of the same cart. */
  readonly isCancelled: boolean
}

/** Milliseconds after which the provider is asked about a payment of which it has said nothing. */
const firstCheck = 10_000

/** An open payment expires after 30 minutes. */
const openFor = 30 * 60 * 1000

/** What payments need of the backend. */
export type PaymentContext = Pick<Backend, 'orders' | 'now' | 'newId' | 'meets'>

const statusOf = (backend: PaymentContext, payment: OrderPayment, { state }: Order): PaymentStatus => {
  if (payment.status === 'refunded') return 'cancelled'
  if (payment.status !== 'pending') return payment.status
  if (state === 'cancelled') return 'cancelled'
  return payment.createdAt + openFor < backend.now() || backend.meets('payment-expires') ? 'expired' : 'pending'
}

const storedPayment = (backend: PaymentContext, payment: OrderPayment, order: Order): StoredPayment => ({
  uid: payment.uid,
  purchaseUid: order.uid,
  status: statusOf(backend, payment, order),
  createdAt: payment.createdAt,
  orderNumber: `TH-${order.number}`,
  customerId: order.customerId,
  cartUid: order.cartUid,
  language: order.language,
  totalInclVat: order.totalInclVat,
  amountInclVat: payment.amountInclVat,
  upfrontInclVat: order.upfrontInclVat,
  lines: order.lines,
  placed: order.placed,
  reference: order.reference,
  isPurchasePaid: isCovered(order),
  isBegun: order.isEffective,
  isCancelled: order.state === 'cancelled',
})

/** Payments whose status can no longer change at the provider. */
const isFinal = ({ status }: OrderPayment): boolean => status === 'paid' || status === 'invoiced' || status === 'refunded'

/** Throws if an existing payment has no order. */
const orderOf = async ({ orders }: PaymentContext, orderUid: string): Promise<Order> => {
  const order = await orders.find({ uid: orderUid })
  if (order === null) throw new Error('A payment belongs to no order')
  return order
}

export const findPayment = async (
  backend: PaymentContext,
  wanted: Parameters<Backend['orders']['findPayment']>[0],
): Promise<StoredPayment | null> => {
  const payment = await backend.orders.findPayment(wanted)
  return payment === null ? null : storedPayment(backend, payment, await orderOf(backend, payment.orderUid))
}

/** The payments of a purchase, oldest first. */
export const paymentsOfPurchase = async (backend: PaymentContext, purchaseUid: string): Promise<readonly StoredPayment[]> => {
  const payments = await backend.orders.paymentsOf(purchaseUid)
  if (payments.length === 0) return []
  const order = await orderOf(backend, purchaseUid)
  return payments.map((payment) => storedPayment(backend, payment, order))
}

/** What is to be paid next: the deposit, or the whole, and then what is left. */
export const dueInclVat = (order: OrderMoney & Pick<Order, 'upfrontInclVat'>): number =>
  order.paidInclVat === null && order.promisedInclVat === 0 ? order.upfrontInclVat : openInclVat(order)

/** Opens a payment of what is due. */
export const openPayment = async (backend: PaymentContext, purchaseUid: string): Promise<StoredPayment> => {
  const order = await orderOf(backend, purchaseUid)
  const payment: OrderPayment = {
    uid: backend.newId('pay'),
    provider: null,
    orderUid: purchaseUid,
    status: 'pending',
    createdAt: backend.now(),
    amountInclVat: dueInclVat(order),
  }
  await backend.orders.addPayment(payment)
  return storedPayment(backend, payment, order)
}

/** The open payment of what is due, or a new one. */
export const currentPayment = async (backend: PaymentContext, purchaseUid: string): Promise<StoredPayment> => {
  const due = dueInclVat(await orderOf(backend, purchaseUid))
  const payments = await paymentsOfPurchase(backend, purchaseUid)
  return (
    payments.findLast(({ status, amountInclVat }) => status === 'pending' && amountInclVat === due) ?? openPayment(backend, purchaseUid)
  )
}

const goodsOf = ({ lines }: StoredPayment): readonly Goods[] => {
  const pieces = new Map<number, number>()
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return Array.from(pieces, ([productId, amount]) => ({ productId, pieces: amount }))
}

/** The coupons that took something off. */
const couponsOf = ({ purchaseUid: orderUid, cartUid, customerId, placed }: StoredPayment): CouponOrder => ({
  orderUid,
  cartUid,
  customerId,
  codes: placed.coupons.filter(({ applicable }) => applicable).map(({ code }) => code),
})

/**
 * Holds stock and coupons for an open payment until it expires; an effective order has already taken them. Returns whether there is enough of all; a
 * transaction that is refused must be rolled back.
 */
export const holdGoods = async ({ stock, coupons }: Backend, payment: StoredPayment): Promise<boolean> => {
  if (payment.isBegun) return true
  const { purchaseUid: orderUid, cartUid, createdAt } = payment
  const expiresAt = createdAt + openFor
  return (
    (await stock.hold({ orderUid, cartUid, goods: goodsOf(payment), expiresAt })).type === 'held' &&
    coupons.hold(couponsOf(payment), expiresAt)
  )
}

/** Releases what a purchase holds, unless another of its payments is open. */
const releaseGoods = async (backend: Backend, purchaseUid: string): Promise<void> => {
  const payments = await paymentsOfPurchase(backend, purchaseUid)
  if (payments.some(({ status }) => status === 'pending')) return
  await backend.coupons.release([purchaseUid])
  await notifyBackInStock(backend, await backend.stock.release([purchaseUid]))
}

/** Removes what was bought from the cart; what the shopper has added since stays. */
const takeFromCart = async ({ store }: Backend, payment: StoredPayment): Promise<void> => {
  const cart = await cartWithUid(store, payment.cartUid)
  if (cart === null) return
  const lines = cart.lines.flatMap((line) => {
    const bought = payment.lines.find(({ lineUid }) => lineUid === line.uid)
    if (bought === undefined) return [line]
    return bought.quantity < line.quantity ? [{ ...line, quantity: line.quantity - bought.quantity, originalQuantity: null }] : []
  })
  await (lines.length === 0 ? removeCart(store, cart.uid) : saveCart(store, { ...cart, lines, coupons: [] }))
}

/**
 * Records the bank's decision on a payment. A purchase that is paid or on account is removed from cart and stock and confirmed by mail, even
 * when its stock is no longer held and was sold to others, because it has been paid.
 * @param goneInclVat whole cents that have gone back of this payment before the shop heard of it
 */
export const settlePayment = async (
  backend: Backend,
  payment: StoredPayment,
  status: OrderPayment['status'],
  goneInclVat = 0,
): Promise<void> => {
  await transact(backend, async (backend) => {
    await backend.orders.setPaymentStatus(payment.uid, status)
    const invoice = await issueInvoices(backend, payment.purchaseUid, { paymentUid: payment.uid })
    if (status === 'cancelled' || status === 'failed' || status === 'expired') {
      await releaseGoods(backend, payment.purchaseUid)
      // A promise that ended is no money any more.
      if (payment.status === 'authorized') await backend.orders.reportNews(payment.purchaseUid)
    }
    if (status === 'pending') await holdGoods(backend, payment)
    if (status !== 'paid' && status !== 'authorized' && status !== 'invoiced') return
    // The remainder belongs to an order that was removed from the cart before.
    if (!payment.isBegun) {
      await takeFromCart(backend, payment)
      await backend.stock.sell(payment.purchaseUid, goodsOf(payment))
      await backend.coupons.use(couponsOf(payment))
    }
    const open = openInclVat(await orderOf(backend, payment.purchaseUid))
    // Such as a deposit that was paid twice, and then the rest that was requested in between; the provider refuses what it no longer has.
    const excess = -open - goneInclVat
    if (excess > 0 && status === 'paid')
      await requestRefund(
        backend,
        { uid: `excess-${payment.uid}`, paymentUid: payment.uid, amountInclVat: excess, reason: 'Te veel betaald', lines: null },
        backend.now(),
      )
    const customer = await backend.customers.byId(payment.customerId)
    if (customer === null) return
    const recipient = customer.emailAddress
    // Who vouched for the customer pays now; the customer pays them.
    if (payment.status === 'authorized') return
    if (payment.isBegun) {
      const received = receivedMail(payment.language, payment.orderNumber, payment.amountInclVat, open)
      await backend.mails.enqueue({ recipient, ...enclose(received, invoice) })
      return
    }
    const mail = confirmationMail(backend, {
      ...payment,
      orderUid: payment.purchaseUid,
      paidInclVat: status === 'paid' ? payment.upfrontInclVat : payment.totalInclVat,
      invoice,
    })
    await backend.mails.enqueue({
      recipient,
      language: payment.language,
      subject: mail.subject,
      body: mail.text,
      html: mail.html,
      ...(invoice === null ? {} : { invoiceUid: invoice.uid }),
    })
  })
}

const canBePaid = ({ payments }: Backend, { isPurchasePaid, isCancelled, status }: StoredPayment): boolean =>
  payments.methods.length > 0 && !isPurchasePaid && !isCancelled && !['paid', 'authorized', 'invoiced'].includes(status)

/** Path for paying again and of the provider's webhook (paymentCalls.ts). */
export const paymentPath = (uid: string): string => `/api/payments/${uid}`

/** Path of the result page, in the language of the order. */
export const resultPath = ({ language, uid }: Pick<StoredPayment, 'language' | 'uid'>): string =>
  `${language === 'eng' ? '/en' : ''}/checkout/${uid}`

/**
 * The address at which to pay: the payment is created at the provider once, outside of transactions. If the provider does not create it, the
 * request is refused with `ipoi`, and the order can be paid later. null: nothing is due at the provider.
 */
export const checkoutUrlOf = async (backend: Backend, paymentUid: string): Promise<string | null> => {
  const { orders, payments, appUrl } = backend
  const payment = await orders.findPayment({ uid: paymentUid })
  if (payment === null || payment.provider !== null) return payment?.provider?.checkoutUrl ?? null
  if (payment.status !== 'pending' || payment.amountInclVat === 0) return null
  const order = await orderOf(backend, payment.orderUid)
  const { number, language, paymentOptionId } = order
  const created = await payments.create({
    key: payment.uid,
    methodId: paymentOptionId,
    amountInclVat: payment.amountInclVat,
    description: `TH-${number}`,
    language,
    returnUrl: appUrl + resultPath({ language, uid: payment.uid }),
    webhookUrl: appUrl + paymentPath(payment.uid),
    order: await orderToPay(backend, order, payment.amountInclVat),
  })
  if (created.type !== 'created') throw new PaymentFailure('ipoi', 'overview')
  await orders.setProvider(payment.uid, created, backend.now() + firstCheck)
  return created.checkoutUrl
}

/** The effect of the provider's status on an order; `surplus`: paid although nothing was due, to be refunded. */
const settleOutcome = (
  backend: Backend,
  paymentUid: string,
  outcome: PaymentOutcome,
  goneInclVat: number,
): Promise<'settled' | 'surplus'> =>
  transact(backend, async (backend) => {
    const stored = await backend.orders.findPayment({ uid: paymentUid })
    if (stored === null || isFinal(stored)) return 'settled'
    const payment = storedPayment(backend, stored, await orderOf(backend, stored.orderUid))
    // What was promised is part of what makes the order paid.
    const isDue = stored.status === 'authorized' || !payment.isPurchasePaid
    if (outcome === 'paid' && (!isDue || payment.isCancelled)) return 'surplus'
    await settlePayment(backend, payment, outcome, goneInclVat)
    return 'settled'
  })

/** The order's stock was sold to others, or its coupon used. */
class GoodsGone extends Error {}

/** The open payment with which to pay an unpaid order, or a new one; null: it cannot be paid. */
export const retryPayment = (backend: Backend, paymentUid: string): Promise<string | null> =>
  transact(backend, async (backend) => {
    const payment = await findPayment(backend, { uid: paymentUid })
    if (payment === null || !canBePaid(backend, payment)) return null
    const open = await currentPayment(backend, payment.purchaseUid)
    // Rolls back the new payment too.
    if (!(await holdGoods(backend, open))) throw new GoodsGone()
    return open.uid
  }).catch((problem: unknown) => {
    if (problem instanceof GoodsGone) return null
    throw problem
  })

/** Asks the provider about a payment and stores what it says; no other source counts. What was paid although nothing was due any more is sent back.
 * @param isNudged the provider says that there is news: money may have gone back too
 * @returns whether every request to the provider succeeded
 */
export const refreshPayment = async (backend: Backend, paymentUid: string, isNudged = false): Promise<boolean> => {
  const { orders, payments } = backend
  const payment = await orders.findPayment({ uid: paymentUid })
  if (payment === null || payment.provider === null || (isFinal(payment) && !isNudged)) return true
  const { id: providerId } = payment.provider
  const state = await payments.state(providerId)
  if (state.type === 'down') return false
  const gone = [...state.refunds.filter(({ status }) => status !== 'failed'), ...state.chargebacks]
  const goneInclVat = gone.reduce((sum, { amountInclVat }) => sum + amountInclVat, 0)
  const hasNews = state.status !== payment.status && !isFinal(payment)
  if (hasNews && (await settleOutcome(backend, payment.uid, state.status, goneInclVat)) === 'surplus') {
    const left = payment.amountInclVat - goneInclVat
    const key = `refund-${payment.uid}`
    if (left > 0 && (await payments.refund({ key, providerId, amountInclVat: left })).type !== 'refunded') return false
    await orders.setPaymentStatus(payment.uid, 'refunded')
    return true
  }
  await recordReturns(backend, payment.uid, state)
  return true
}

export const wirePayment = (backend: Backend, payment: StoredPayment): Wire['Payment'] => ({
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
  retryUrl: canBePaid(backend, payment) ? paymentPath(payment.uid) : null,
})
