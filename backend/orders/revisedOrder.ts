import type { PricedLine } from '../cart/pricedCart.ts'
import { wireLine, wireTotals } from '../cart/wireCart.ts'
import { placedLine } from '../checkout/placedOrder.ts'
import { boughtLine, boughtPrice } from '../checkout/recordPurchase.ts'
import type { OrderContents, PlacedOrder } from '../ports/Orders.ts'
import { cartTotals, totalsWithoutVat } from '../pricing/cartTotals.ts'
import type { Discount, ShippingVat, TotalsLine } from '../pricing/cartTotals.ts'
import { depositShare, onDeliveryOf } from '../pricing/deposit.ts'
import { lineTotals, lineWithoutVat, priceAt } from '../pricing/linePrice.ts'
import type { AddedPrice, LineGoods } from '../pricing/linePrice.ts'
import type { Language } from '../records/ProductRecord.ts'

type OrderLine = PlacedOrder['lines'][number]
type OrderCoupon = PlacedOrder['coupons'][number]

const basisPoints = (percentage: number): number => Math.round(percentage * 100)

/** The price at which something was ordered, on the side of VAT on which it was set. */
const priceOf = (prices: Omit<OrderLine['prices'], 'vatPercentage'>): AddedPrice => ({
  base: prices.vatIncluded ? prices.baseInclVat : prices.baseExclVat,
  discount: basisPoints(prices.discountPercentage),
  vatIncluded: prices.vatIncluded,
  lowest30Days: null,
})

const free: AddedPrice = { base: 0, discount: 0, vatIncluded: true, lowest30Days: null }

/** A line as it was ordered, at the price of its revised quantity. */
const goodsOf = ({ prices, options, quantity, totals }: OrderLine, revised: number): LineGoods => {
  const volumePrices = (prices.volumePrices ?? []).map((volume) => ({ ...volume, discount: basisPoints(volume.discountPercentage) }))
  const product = priceAt({ ...priceOf(prices), vat: basisPoints(prices.vatPercentage), volumePrices }, revised)
  const added = options.map((option) => ({ price: option.prices === null ? free : priceOf(option.prices), weightGrams: option.weight }))
  const weightGrams = totals.totalWeight / quantity - added.reduce((sum, option) => sum + option.weightGrams, 0)
  return { product, components: [{ price: product, weightGrams }, ...added] }
}

/** What the totals of an order need of its line. */
export const totalsLineOf = ({
  prices,
  totals,
  quantity,
  quoteNumber,
}: Pick<OrderLine, 'prices' | 'totals' | 'quantity' | 'quoteNumber'>): TotalsLine => ({
  totals,
  isQuoted: quoteNumber !== undefined,
  vat: basisPoints(prices.vatPercentage),
  quantity,
})

/** The discounts of the coupons that count. */
export const discountsOf = (coupons: PlacedOrder['coupons']): readonly Discount[] =>
  coupons
    .filter(({ applicable }) => applicable)
    .map(({ type, amount }) => (type === 'fixedAmount' ? { type, amount } : { type: 'percentage', percentage: basisPoints(amount) }))

/** What an order is to become. */
export interface Revision {
  /** By the uid of a line; lines that are not named stay as they are, and those of 0 go. */
  readonly quantities: ReadonlyMap<string, number>
  readonly added: readonly PricedLine[]
  /** Whether a coupon of the order counts for goods that cost this much, cents including VAT. */
  readonly counts: (coupon: OrderCoupon, goodsInclVat: number) => boolean
  readonly shippingVat: ShippingVat
  readonly hasDeposit: boolean
}

/**
 * An order with other lines, computed as a cart is. Lines that were ordered keep the prices at which they were, also for more pieces (by the volume prices of then), and so do
 * coupons and delivery; what is added has its price of now. An order without VAT stays without: computed with VAT, charged what is excl.
 */
export const revisedOrder = (
  { lines, placed }: Pick<OrderContents, 'lines' | 'placed'>,
  language: Language,
  { quantities, added, counts, shippingVat, hasDeposit }: Revision,
): OrderContents => {
  const { reverseCharge } = placed
  const side = reverseCharge === undefined ? 'incl' : 'excl'
  const quantityOf = (uid: string, quantity: number): number => quantities.get(uid) ?? quantity
  const revised = [
    ...placed.lines.flatMap((line) => {
      const quantity = quantityOf(line.uid, line.quantity)
      if (quantity === line.quantity && reverseCharge === undefined) return [line]
      return quantity === 0 ? [] : [{ ...line, quantity, totals: lineTotals(goodsOf(line, quantity), quantity) }]
    }),
    ...added.map((line) => placedLine(wireLine(line, language))),
  ]
  const priced = revised.map((line) => ({ ...totalsLineOf(line), isCustom: line.options.some(({ custom }) => custom !== null) }))
  const goods = priced.reduce((sum, { totals }) => sum + totals.totalInclVat, 0)
  const coupons = placed.coupons.map((coupon) => ({ ...coupon, applicable: counts(coupon, goods) }))
  const discounts = discountsOf(coupons)
  const shipping = { amount: reverseCharge?.shippingInclVat ?? placed.cartTotals.shippingInclVat, vatIncluded: true }
  const withVat = cartTotals(priced, discounts, shipping, shippingVat)
  const totals = reverseCharge === undefined ? withVat : totalsWithoutVat(withVat)
  const charged = reverseCharge === undefined ? revised : revised.map((line) => ({ ...line, totals: lineWithoutVat(line.totals) }))
  return {
    lines: [
      ...lines.flatMap((line) => {
        const quantity = quantityOf(line.lineUid, line.quantity)
        const ordered = placed.lines.find(({ uid }) => uid === line.lineUid)
        const price = ordered === undefined || quantity === line.quantity ? {} : boughtPrice(goodsOf(ordered, quantity))
        return quantity === 0 ? [] : [{ ...line, quantity, ...price }]
      }),
      ...added.map((line) => boughtLine(line, language)),
    ],
    placed: { ...placed, lines: charged, coupons, cartTotals: wireTotals(totals), vat: totals.totalVat },
    totalInclVat: totals.totalInclVat,
    upfrontInclVat: totals.totalInclVat - (hasDeposit ? onDeliveryOf(priced, discounts, depositShare, side) : 0),
  }
}
