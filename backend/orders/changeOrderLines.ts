import type { Backend } from '../answers/Backend.ts'
import { isValidAt } from '../cart/coupons.ts'
import { maximumQuantity } from '../cart/maximumQuantity.ts'
import { priceLine } from '../cart/pricedCart.ts'
import type { PricedLine } from '../cart/pricedCart.ts'
import { hasDeposit } from '../catalogue/hasDeposit.ts'
import { shippingVat } from '../catalogue/shippingVat.ts'
import { arrivalOf } from '../cart/arrival.ts'
import { orderLink } from '../checkout/orderKey.ts'
import { enclose } from '../invoices/enclosedInvoice.ts'
import { issueInvoices } from '../invoices/issueInvoices.ts'
import { deliveryMethod } from '../options/options.ts'
import type { Catalogue } from '../ports/Catalogue.ts'
import type { Order, OrderContents, OrderPayment, OrderStatus, PlacedOrder } from '../ports/Orders.ts'
import type { Goods } from '../ports/Stock.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { ownDiscounts } from '../prices/ownPrices.ts'
import { availablePieces } from '../stock/availablePieces.ts'
import { notifyBackInStock } from '../stock/notifyBackInStock.ts'
import { openInclVat } from '../checkout/openAmount.ts'
import { revisedMail } from './revisedMail.ts'
import { revisedOrder } from './revisedOrder.ts'

/** What a change of an order needs of the backend. */
export type OrderChangeContext = Pick<
  Backend,
  'orders' | 'refunds' | 'invoices' | 'customers' | 'stock' | 'mails' | 'store' | 'meets' | 'now' | 'newId' | 'appUrl'
> & {
  readonly coupons: Pick<Backend['coupons'], 'find'>
  readonly catalogue: Pick<Catalogue, 'product'>
  readonly shop: Pick<ShopRecord, 'delivery' | 'seller' | 'shippingVat'>
}

/** What the merchant wants an order to have. */
export interface WantedLines {
  readonly orderUid: string
  /** How often the order had been changed when the merchant saw it: a change of another merchant is not undone unseen. */
  readonly version: number
  /** Other quantities of its lines, 0 takes a line out; lines that are not named stay as they are. */
  readonly lines: readonly { readonly lineUid: string; readonly quantity: number }[]
  /** Products, without options, that are added as lines of their own at the customer's price of now. */
  readonly added: readonly { readonly productId: number; readonly quantity: number }[]
}

/** A change that is made. */
export interface OrderChangeRequest extends WantedLines {
  /** The same change has the same one: it is made once. */
  readonly uid: string
  /** The merchant's name; the customer does not see it. */
  readonly changedBy: string
  /** For the customer, 1 to 500 characters. */
  readonly reason: string
}

/** Why an order is not changed. `notOrdered`: nothing was paid yet. `sent`: in part or whole. `available`: pieces that can be added. */
export type OrderChangeRefusal =
  | {
      readonly reason:
        | 'orderUnknown'
        | 'notOrdered'
        | 'sent'
        | 'cancelled'
        | 'changedMeanwhile'
        | 'lineUnknown'
        | 'quantityInvalid'
        | 'nothingLeft'
        | 'nothingChanged'
        | 'reasonInvalid'
    }
  | { readonly reason: 'productUnknown' | 'productNotForSale'; readonly productId: number }
  | { readonly reason: 'stockShort'; readonly productId: number; readonly available: number }

/** Amounts are whole cents including VAT. */
export interface OrderChangeResult {
  readonly totalBefore: number
  readonly totalInclVat: number
  /** Still to be paid; below 0: was paid too much, and is to be refunded. */
  readonly openInclVat: number
}

type Refused = { readonly type: 'refused' } & OrderChangeRefusal

const refuse = (refusal: OrderChangeRefusal): Refused => ({ type: 'refused', ...refusal })

const whyClosed: Readonly<Partial<Record<OrderStatus, OrderChangeRefusal['reason'] & ('sent' | 'cancelled')>>> = {
  processing: 'sent',
  shipped: 'sent',
  delivered: 'sent',
  cancelled: 'cancelled',
}

const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 0 && quantity <= maximumQuantity

/** Products of which the order has more pieces, or fewer: below 0. */
const exchanged = (before: OrderContents['lines'], after: OrderContents['lines']): readonly Goods[] => {
  const pieces = new Map<number, number>()
  const count = (lines: OrderContents['lines'], sign: 1 | -1): void => {
    for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + sign * quantity)
  }
  count(before, -1)
  count(after, 1)
  return Array.from(pieces, ([productId, amount]) => ({ productId, pieces: amount })).filter((goods) => goods.pieces !== 0)
}

/** The day that was promised, or a later one when what is added takes longer. */
const deliveryWith = (context: OrderChangeContext, placed: PlacedOrder, added: readonly PricedLine[]): PlacedOrder['delivery'] => {
  const promised = placed.delivery.expectedOn ?? null
  const [slowest] = added.toSorted((one, other) => (other.product.delivery.totalDays ?? 0) - (one.product.delivery.totalDays ?? 0))
  if (promised === null || slowest === undefined) return placed.delivery
  const arrival = arrivalOf(context, added, deliveryMethod(context, placed.shippingOptionId ?? '') ?? { extraDays: 0 })
  if (arrival === null) return { ...placed.delivery, expectedOn: null, time: slowest.product.delivery }
  return arrival > promised ? { ...placed.delivery, expectedOn: arrival } : placed.delivery
}

interface Plan extends OrderChangeResult {
  readonly type: 'planned'
  /** Payments that are promised or on account, and for less or more now. */
  readonly amounts: readonly Pick<OrderPayment, 'uid' | 'amountInclVat'>[]
  readonly order: Order
  readonly contents: OrderContents
  readonly goods: readonly Goods[]
}

const plan = async (context: OrderChangeContext, wanted: WantedLines): Promise<Plan | Refused> => {
  const { orders, coupons, stock, store, catalogue, newId, now } = context
  const order = await orders.find({ uid: wanted.orderUid })
  if (order === null) return refuse({ reason: 'orderUnknown' })
  const closed = order.state === null ? undefined : whyClosed[order.state]
  if (closed !== undefined) return refuse({ reason: closed })
  if (!order.isEffective) return refuse({ reason: 'notOrdered' })
  if ((await orders.revisionsOf(order.uid)).length !== wanted.version) return refuse({ reason: 'changedMeanwhile' })
  const { lines, placed, totalInclVat, createdAt, customerId, language } = order
  const quantities = new Map(wanted.lines.map(({ lineUid, quantity }) => [lineUid, quantity]))
  if ([...quantities.keys()].some((uid) => placed.lines.every((line) => line.uid !== uid))) return refuse({ reason: 'lineUnknown' })
  if (![...wanted.lines, ...wanted.added].every(({ quantity }) => isQuantity(quantity))) return refuse({ reason: 'quantityInvalid' })
  const discounts = await ownDiscounts(
    store,
    customerId,
    wanted.added.map(({ productId }) => productId),
  )
  const added: PricedLine[] = []
  for (const { productId, quantity } of wanted.added.filter((one) => one.quantity > 0)) {
    const uid = newId('line')
    const stored = { uid, clientId: uid, productId, options: [], quantity, originalQuantity: null }
    const [line] = priceLine(context, discounts, null, stored)
    if (line === undefined)
      return refuse({ reason: catalogue.product(productId) === null ? 'productUnknown' : 'productNotForSale', productId })
    added.push(line)
  }
  const found = new Map<string, Awaited<ReturnType<typeof coupons.find>>>()
  for (const { code } of placed.coupons) found.set(code, await coupons.find(code))
  const revised = revisedOrder({ lines, placed }, language, {
    quantities,
    added,
    counts: ({ code, applicable }, goods) => {
      const coupon = found.get(code) ?? null
      // One that the shop no longer has counts as it did, and so do its dates when it was ordered.
      if (coupon === null) return applicable
      return goods >= coupon.minimumInclVat && (applicable || isValidAt(coupon, createdAt))
    },
    shippingVat: shippingVat(context),
    hasDeposit: hasDeposit(context),
  })
  const contents = { ...revised, placed: { ...revised.placed, delivery: deliveryWith(context, placed, added) } }
  if (contents.lines.length === 0) return refuse({ reason: 'nothingLeft' })
  const isSame = added.length === 0 && lines.every(({ lineUid, quantity }) => (quantities.get(lineUid) ?? quantity) === quantity)
  if (isSame) return refuse({ reason: 'nothingChanged' })
  const goods = exchanged(lines, contents.lines)
  const levels = await stock.levels(goods.map(({ productId }) => productId))
  for (const { productId, pieces } of goods) {
    const level = levels.find((one) => one.productId === productId)
    const available = level === undefined ? 0 : availablePieces(level, null, now())
    if (pieces > 0 && available !== null && available < pieces) return refuse({ reason: 'stockShort', productId, available })
  }
  const open = openInclVat({ ...order, totalInclVat: contents.totalInclVat })
  const payments = await orders.paymentsOf(order.uid)
  // A promise that is needed in part is collected in part; one that is not needed at all is collected, and refunded.
  const promise = payments.find(({ status, amountInclVat }) => status === 'authorized' && amountInclVat + open > 0)
  const released = promise === undefined ? 0 : Math.max(0, -open)
  return {
    type: 'planned',
    amounts: [
      ...(promise === undefined || released === 0 ? [] : [{ uid: promise.uid, amountInclVat: promise.amountInclVat - released }]),
      ...payments.filter(({ status }) => status === 'invoiced').map(({ uid }) => ({ uid, amountInclVat: contents.upfrontInclVat })),
    ],
    order,
    contents,
    goods,
    totalBefore: totalInclVat,
    totalInclVat: contents.totalInclVat,
    openInclVat: open + released,
  }
}

const resultOf = ({ totalBefore, totalInclVat, openInclVat: open }: OrderChangeResult) =>
  ({ type: 'changed', totalBefore, totalInclVat, openInclVat: open }) as const

/** What a change would make of an order; nothing is changed. */
export const previewOrderChange = async (
  context: OrderChangeContext,
  wanted: WantedLines,
): Promise<({ readonly type: 'changed' } & OrderChangeResult) | Refused> => {
  const planned = await plan(context, wanted)
  return planned.type === 'refused' ? planned : resultOf(planned)
}

/**
 * The merchant changes the lines of an order that is not sent. Prices are computed as at checkout, from the prices that were agreed; stock follows;
 * invoices follow, the order as it was is kept, and its customer reads of the change and gets a mail. Money moves by itself in neither direction: what is open is
 * paid as ever, and what was paid too much the merchant refunds. Call it in a transaction.
 */
export const changeOrderLines = async (
  context: OrderChangeContext,
  { uid, changedBy, reason: typed, ...wanted }: OrderChangeRequest,
): Promise<({ readonly type: 'changed' } & OrderChangeResult) | Refused> => {
  const { orders, customers, stock, mails, now } = context
  const made = (await orders.revisionsOf(wanted.orderUid)).find((revision) => revision.uid === uid)
  const known = made === undefined ? null : await orders.find({ uid: wanted.orderUid })
  if (made !== undefined && known !== null) {
    const { totalInclVat } = made
    return resultOf({ totalBefore: made.before.totalInclVat, totalInclVat, openInclVat: openInclVat({ ...known, totalInclVat }) })
  }
  const reason = typed.trim()
  if (reason === '' || reason.length > 500) return refuse({ reason: 'reasonInvalid' })
  const planned = await plan(context, wanted)
  if (planned.type === 'refused') return planned
  const { order, contents, goods, amounts, totalBefore, totalInclVat } = planned
  const { lines, placed, upfrontInclVat } = order
  const before = { lines, placed, totalInclVat: totalBefore, upfrontInclVat }
  await orders.revise({ uid, orderUid: order.uid, changedAt: now(), changedBy, reason, before, totalInclVat }, contents)
  for (const { uid: paymentUid, amountInclVat } of amounts) await orders.setPaymentAmount(paymentUid, amountInclVat)
  const invoice = await issueInvoices(context, order.uid)
  await notifyBackInStock(context, await stock.exchange(goods))
  const customer = await customers.byId(order.customerId)
  if (customer !== null)
    await mails.enqueue({
      recipient: customer.emailAddress,
      ...enclose(
        revisedMail(order.language, {
          orderNumber: `TH-${order.number}`,
          reason,
          totalBefore,
          contents,
          openInclVat: planned.openInclVat,
          link: orderLink(context, order.language, order.number, order.uid),
        }),
        invoice,
      ),
    })
  return resultOf(planned)
}
