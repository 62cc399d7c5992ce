import type { Backend } from '../answers/Backend.ts'
import type { PricedCart, PricedLine } from '../cart/pricedCart.ts'
import type { Language } from '../records/ProductRecord.ts'
import { placedOrder } from './placedOrder.ts'
import { upfront } from '../cart/upfront.ts'
import { bothSides, unitOf } from '../pricing/linePrice.ts'
import type { LineGoods } from '../pricing/linePrice.ts'
import type { BoughtLine, OrderStatus } from '../ports/Orders.ts'

/** What one piece costs, and what is taken off it. */
export const boughtPrice = ({ product, components }: LineGoods): Pick<BoughtLine, 'unitPriceInclVat' | 'discountInclVat'> => {
  const unit = unitOf(product, components)
  const selling = bothSides(unit.selling, product).incl
  return { unitPriceInclVat: selling, discountInclVat: bothSides(unit.base, product).incl - selling }
}

/** A line of a cart as it is bought. */
export const boughtLine = ({ stored, product, goods }: PricedLine, language: Language): BoughtLine => ({
  lineUid: stored.uid,
  productId: product.id,
  title: product.title[language],
  quantity: stored.quantity,
  ...boughtPrice(goods),
})

/** Stores a purchase. Without a number it gets the next one. */
export const recordPurchase = async (
  backend: Backend,
  cart: PricedCart,
  purchase: {
    readonly uid: string
    readonly number: number | null
    readonly customerId: string
    /** null: of no company with members. */
    readonly companyUid: string | null
    readonly fingerprint: string
    readonly language: Language
    /** Milliseconds since 1970-01-01 UTC. */
    readonly at: number
    readonly state: OrderStatus | null
    readonly trackAndTraceUrl?: string | null
    /** null: the customer's standing one. */
    readonly reference?: string | null
  },
): Promise<void> => {
  const customer = await backend.customers.byId(purchase.customerId)
  await backend.orders.place({
    uid: purchase.uid,
    number: purchase.number,
    customerId: purchase.customerId,
    companyUid: purchase.companyUid,
    cartUid: cart.stored.uid,
    fingerprint: purchase.fingerprint,
    language: purchase.language,
    paymentOptionId: cart.stored.paymentOptionId ?? '',
    totalInclVat: cart.totals.totalInclVat,
    upfrontInclVat: upfront(backend, cart),
    lines: cart.lines.map((line) => boughtLine(line, purchase.language)),
    placed: await placedOrder(backend, cart, purchase.customerId, purchase.language),
    createdAt: purchase.at,
    state: purchase.state,
    reference: purchase.reference ?? customer?.reference ?? '',
    trackAndTraceUrl: purchase.trackAndTraceUrl ?? null,
  })
}
