import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { shippingVat } from '../catalogue/shippingVat.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'
import type { Catalogue } from '../ports/Catalogue.ts'
import { deliveryMethod, deliveryPrice } from '../options/options.ts'
import type { Country, DeliveryServiceRecord } from '../records/DeliveryRecord.ts'
import { ownDiscounts, withOwnPrice } from '../prices/ownPrices.ts'
import type { OwnDiscounts } from '../prices/ownPrices.ts'
import { cartTotals, totalsWithoutVat } from '../pricing/cartTotals.ts'
import type { CartTotals, Discount } from '../pricing/cartTotals.ts'
import { lineTotals, priceAt } from '../pricing/linePrice.ts'
import type { AddedPrice, Component, LineGoods, LineTotals, Price } from '../pricing/linePrice.ts'
import type { PersistedCart, StoredLine, StoredQuote } from './carts.ts'
import { isValidAt } from './coupons.ts'
import { deliveryDays } from './deliveryDays.ts'
import { deliveryServices } from './deliveryServices.ts'
import { withFreeSamples } from './freeSamples.ts'
import { measuredOptions } from './measuredOptions.ts'
import type { MeasuredOption } from './measuredOptions.ts'
import { vatTreatmentOf } from '../vatNumbers/vatTreatment.ts'
import type { VatTreatment } from '../vatNumbers/vatTreatment.ts'
import { promotedTotals } from './promotions.ts'
import type { LineAdjustment } from './promotions.ts'

export interface PricedLine {
  readonly stored: StoredLine
  readonly product: ProductRecord
  /** Of one piece; `goods` are at the price of the line's quantity. */
  readonly price: Price
  readonly options: readonly MeasuredOption[]
  readonly goods: LineGoods
  /** With VAT, whether or not it is charged. */
  readonly totals: LineTotals
  readonly adjustments: readonly LineAdjustment[]
  /** A quote fixes its price now. */
  readonly isQuoted: boolean
}

/** A cart with everything that follows from what is kept of it. */
export interface PricedCart {
  readonly stored: PersistedCart
  readonly lines: readonly PricedLine[]
  readonly coupons: readonly {
    readonly code: string
    readonly discount: Discount
    readonly applicable: boolean
    /** Other orders have all of its uses. */
    readonly isUsedUp: boolean
  }[]
  /** With its services, in cents including VAT; null while no delivery option is chosen that can be had. */
  readonly shipping: number | null
  /** Among which the shopper chooses the day of delivery, as YYYY-MM-DD; empty: of these goods, or this delivery option, nobody chooses it. */
  readonly deliveryDays: readonly string[]
  /** What is chosen besides delivering, as far as it is offered for these goods. */
  readonly services: readonly DeliveryServiceRecord[]
  /** What the goods cost before coupons in cents including VAT, whether or not it is charged: delivery and coupons depend on it. */
  readonly goodsInclVat: number
  readonly vatTreatment: VatTreatment
  /** What is charged. */
  readonly totals: CartTotals
}

/** The options of a kept line; null when the product no longer offers them, as after a change of a kept file's catalogue. */
const stillOffered = (product: ProductRecord, stored: StoredLine): readonly MeasuredOption[] | null => {
  try {
    return measuredOptions(product, stored.options)
  } catch (error) {
    if (error instanceof HttpFailure) return null
    throw error
  }
}

/** What an option without a price adds. */
const nothing: AddedPrice = { base: 0, discount: 0, vatIncluded: true, lowest30Days: null }

/** Whether a quote no longer counts. */
export const isExpired = ({ expiresAt }: StoredQuote, now: number): boolean => expiresAt <= now

/** What a line costs when its quote has expired and its product has no price of its own: it can't be ordered. */
const noPrice = ({ vat, vatIncluded }: StoredQuote): Price => ({ base: 0, discount: 0, vat, vatIncluded, lowest30Days: null })

/** A line at the prices of now, a quoted one at its own until it expires; none when the product is unknown, has no price, or is not sold with these options. */
export const priceLine = (
  backend: Pick<Backend, 'meets' | 'now'> & { readonly catalogue: Pick<Catalogue, 'product'> },
  discounts: OwnDiscounts,
  cartUid: string | null,
  stored: StoredLine,
): PricedLine[] => {
  const found = backend.catalogue.product(stored.productId, cartUid)
  const product = found === null ? null : withOwnPrice(found, discounts)
  if (product === null) return []
  const { quote } = stored
  const offered = stillOffered(product, stored)
  if (offered === null) return []
  const isQuoted = quote !== undefined && !isExpired(quote, backend.now())
  const single = isQuoted ? { ...noPrice(quote), base: quote.unitPrice } : (product.price ?? (quote === undefined ? null : noPrice(quote)))
  if (single === null) return []
  const isBare = isQuoted || product.price === null
  const options = isBare ? offered.map((option) => ({ ...option, price: null })) : offered
  const price = priceAt(single, stored.quantity)
  const components: readonly Component[] = [
    { price, weightGrams: product.weightGrams },
    ...options.map((option) => ({ price: option.price ?? nothing, weightGrams: option.item.weightGrams })),
  ]
  const goods = { product: price, components }
  const totals = isQuoted
    ? { totals: lineTotals(goods, stored.quantity), adjustments: [] }
    : promotedTotals(backend, goods, stored.quantity)
  return [{ stored, product, price: single, options, goods, isQuoted, ...totals }]
}

/** The country the cart goes to: that of its address, the Netherlands while none is chosen. */
export const countryOf = async (backend: Backend, cart: PersistedCart): Promise<Country> => {
  const addresses = cart.customerId === null ? [] : await backend.addressBook.delivery(cart.customerId)
  return addresses.find(({ id }) => id === cart.addressId)?.countryCode ?? 'NL'
}

/** How a cart is taxed by what is known now. */
export const cartVatTreatment = (
  backend: Backend,
  { customerId, addressId, shippingOptionId }: Pick<PersistedCart, 'customerId' | 'addressId' | 'shippingOptionId'>,
): Promise<VatTreatment> =>
  vatTreatmentOf(backend, customerId, {
    addressId,
    isCollected: shippingOptionId !== null && deliveryMethod(backend, shippingOptionId)?.type === 'pickup',
  })

/** @param goods cents including VAT; null: the cart is empty */
const couponsOf = async (
  backend: Backend,
  { coupons: codes, customerId, uid: cartUid }: PersistedCart,
  goods: number | null,
): Promise<PricedCart['coupons']> => {
  const isOff = goods === null || backend.meets('coupon-inapplicable')
  const coupons: PricedCart['coupons'][number][] = []
  for (const code of codes) {
    const coupon = await backend.coupons.find(code)
    if (coupon === null) continue
    const isUsedUp = await backend.coupons.isUsedUp(coupon, { customerId, cartUid })
    const applicable = !isOff && !isUsedUp && goods >= coupon.minimumInclVat && isValidAt(coupon, backend.now())
    coupons.push({ code, discount: coupon.discount, applicable, isUsedUp })
  }
  return coupons
}

export const priceCart = async (backend: Backend, stored: PersistedCart): Promise<PricedCart> => {
  const discounts = await ownDiscounts(
    backend.store,
    stored.customerId,
    stored.lines.map(({ productId }) => productId),
  )
  const lines = withFreeSamples(stored.lines.flatMap((line) => priceLine(backend, discounts, stored.uid, line)))
  const totalsLines = lines.map(({ totals, price, stored: { quantity }, isQuoted }) => ({ totals, vat: price.vat, quantity, isQuoted }))
  const goodsInclVat = totalsLines.reduce((sum, { totals }) => sum + totals.totalInclVat, 0)
  const coupons = await couponsOf(backend, stored, lines.length === 0 ? null : goodsInclVat)
  const method = stored.shippingOptionId === null ? null : deliveryMethod(backend, stored.shippingOptionId)
  const days = method === null ? [] : deliveryDays(backend, method, lines)
  const offered = method === null ? [] : deliveryServices(method, lines)
  const services = offered.filter(({ id }) => stored.deliveryServices.includes(id))
  const bare = method === null ? null : deliveryPrice(backend, method.id, await countryOf(backend, stored), goodsInclVat)
  const shipping = bare === null ? null : services.reduce((sum, { price }) => sum + price, bare)
  const withVat = cartTotals(
    totalsLines,
    coupons.filter((coupon) => coupon.applicable).map(({ discount }) => discount),
    shipping === null ? null : { amount: shipping, vatIncluded: true },
    shippingVat(backend),
  )
  const vatTreatment = await cartVatTreatment(backend, stored)
  const totals = vatTreatment === 'reverseCharged' ? totalsWithoutVat(withVat) : withVat
  return { stored, lines, coupons, shipping, deliveryDays: days, services, goodsInclVat, vatTreatment, totals }
}
