import type { Host } from '../answers/Host.ts'
import { Refusal } from '../answers/Refusal.ts'
import { addressesOf } from '../account/customers.ts'
import { findProduct } from '../catalogue/findProduct.ts'
import { shippingVat } from '../catalogue/shippingVat.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'
import { deliveryPrice } from '../options/options.ts'
import type { Country } from '../options/options.ts'
import { withOwnPrice } from '../prices/ownPrices.ts'
import { cartTotals } from '../pricing/cartTotals.ts'
import type { CartTotals, Discount } from '../pricing/cartTotals.ts'
import type { AddedPrice, Component, LineGoods, LineTotals, Price } from '../pricing/linePrice.ts'
import { couponCodes, linesOf } from './carts.ts'
import type { KeptCart, KeptLine } from './carts.ts'
import { couponOf } from './coupons.ts'
import { measuredOptions } from './measuredOptions.ts'
import type { MeasuredOption } from './measuredOptions.ts'
import { promotedTotals } from './promotions.ts'
import type { LineAdjustment } from './promotions.ts'

export interface PricedLine {
  readonly kept: KeptLine
  readonly product: ProductRecord
  readonly price: Price
  readonly options: readonly MeasuredOption[]
  readonly goods: LineGoods
  readonly totals: LineTotals
  readonly adjustments: readonly LineAdjustment[]
}

/** A cart with everything that follows from what is kept of it. */
export interface PricedCart {
  readonly kept: KeptCart
  readonly lines: readonly PricedLine[]
  readonly coupons: readonly { readonly code: string; readonly discount: Discount; readonly applicable: boolean }[]
  /** Cents including VAT; null while no delivery option is chosen that can be had. */
  readonly shipping: number | null
  readonly totals: CartTotals
}

/** The options of a kept line; null when the product no longer offers them, as after a change of a kept file's catalogue. */
const stillOffered = (product: ProductRecord, kept: KeptLine): readonly MeasuredOption[] | null => {
  try {
    return measuredOptions(product, kept.options)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** What an option without a price adds. */
const nothing: AddedPrice = { base: 0, discount: 0, vatIncluded: true, lowest30Days: null }

const priceLine = (host: Host, customerId: string | null, kept: KeptLine): PricedLine[] => {
  const found = findProduct(host.database, kept.productId)
  const product = found === null ? null : withOwnPrice(host.database, customerId, found)
  if (product === null || product.price === null) return []
  const options = stillOffered(product, kept)
  if (options === null) return []
  const components: readonly Component[] = [
    { price: product.price, weightGrams: product.weightGrams },
    ...options.map(({ price, item }) => ({ price: price ?? nothing, weightGrams: item.weightGrams })),
  ]
  const goods = { product: product.price, components }
  return [{ kept, product, price: product.price, options, goods, ...promotedTotals(host, goods, kept.quantity) }]
}

/** The country the cart goes to: that of its address, the Netherlands while none is chosen. */
export const countryOf = (host: Host, cart: KeptCart): Country => {
  const addresses = cart.customerId === null ? [] : addressesOf(host.database, cart.customerId, 'delivery')
  return addresses.find(({ id }) => id === cart.addressId)?.countryCode ?? 'NL'
}

export const priceCart = (host: Host, kept: KeptCart): PricedCart => {
  const lines = linesOf(host.database, kept.uid).flatMap((line) => priceLine(host, kept.customerId, line))
  const applicable = lines.length > 0 && !host.scenarios.meets('coupon-inapplicable')
  const coupons = couponCodes(host.database, kept.uid).flatMap((code) => {
    const discount = couponOf(code)
    return discount === null ? [] : [{ code, discount, applicable }]
  })
  const totalsLines = lines.map((line) => ({ totals: line.totals, vat: line.price.vat, quantity: line.kept.quantity }))
  const goods = totalsLines.reduce((sum, { totals }) => sum + totals.totalInclVat, 0)
  const shipping = kept.shippingOptionId === null ? null : deliveryPrice(kept.shippingOptionId, countryOf(host, kept), goods)
  const totals = cartTotals(
    totalsLines,
    coupons.filter((coupon) => coupon.applicable).map(({ discount }) => discount),
    shipping === null ? null : { amount: shipping, vatIncluded: true },
    shippingVat(host),
  )
  return { kept, lines, coupons, shipping, totals }
}
