import type { Wire } from '../contract/wire.ts'
import type { Language, ProductRecord } from '../records/ProductRecord.ts'
import { wirePicture } from '../catalogue/wirePictures.ts'
import { wireOptionPrices, wirePrices } from '../pricing/wirePrices.ts'
import { cartTotals } from '../pricing/cartTotals.ts'
import type { CartTotals } from '../pricing/cartTotals.ts'
import { lineWithoutVat } from '../pricing/linePrice.ts'
import type { VatTreatment } from '../vatNumbers/vatTreatment.ts'
import { lineDelivery } from './lineDelivery.ts'
import type { MeasuredOption } from './measuredOptions.ts'
import type { PricedCart, PricedLine } from './pricedCart.ts'

export const wireTotals = (totals: CartTotals): Wire['CartTotals'] => ({
  ...totals,
  totalVat: totals.totalVat.map(({ percentage, amount }) => ({ percentage: percentage / 100, amount })),
})

const wireOption = ({ group, item, price, custom }: MeasuredOption, rate: number, language: Language): Wire['LineOption'] => ({
  groupId: group.id,
  itemId: item.id,
  groupName: group.name[language],
  name: item.name[language],
  prices: price === null ? null : wireOptionPrices(price, rate),
  weight: item.weightGrams,
  custom:
    custom === null
      ? null
      : { shape: custom.shape, width: custom.width, length: custom.length, diameter: custom.diameter, area: custom.area },
})

/** What distinguishes a product at a glance. Of one made to measure its measures say that better than the largest that there are. */
const factsOf = (product: ProductRecord, options: readonly MeasuredOption[], language: Language): string[] => {
  const largest = options.flatMap(({ item, custom }) => (custom === null || item.custom === null ? [] : [`${item.custom.maximumCm} ×`]))
  return product.facts.map((fact) => fact[language]).filter((fact) => !largest.some((size) => fact.includes(size)))
}

/** A line of a cart as it travels, with VAT. */
export const wireLine = (
  { stored, product, price, options, totals, adjustments, isQuoted }: PricedLine,
  language: Language,
): Wire['CartLine'] => {
  const picture = product.pictures[0]
  return {
    id: stored.clientId,
    uid: stored.uid,
    productId: product.id,
    slug: product.slug[language],
    title: product.title[language],
    facts: factsOf(product, options, language),
    image: picture === undefined ? null : wirePicture(picture, language),
    quantity: stored.quantity,
    originalQuantity: stored.originalQuantity,
    prices: wirePrices(price),
    options: options.map((option) => wireOption(option, price.vat, language)),
    weight: { perUnit: product.weightGrams },
    stock: product.stock,
    returnable: product.returnable,
    ...(product.isSample === undefined ? {} : { isSample: true }),
    ...(stored.quote === undefined
      ? {}
      : { quote: { number: stored.quote.number, expiresOn: stored.quote.expiresOn, isExpired: !isQuoted } }),
    delivery: lineDelivery(product, options),
    adjustments: adjustments.map(({ title, ...adjustment }) => ({ ...adjustment, title: title[language] })),
    totals: { ...totals },
  }
}

/** A cart as it travels. */
export const wireCart = (cart: PricedCart, language: Language): Wire['Cart'] => ({
  cUid: cart.stored.uid,
  lines: cart.lines
    .map((line) => wireLine(line, language))
    .map((line) => (cart.vatTreatment === 'reverseCharged' ? { ...line, totals: lineWithoutVat(line.totals) } : line)),
  coupons: cart.coupons.map(({ code, discount, applicable }): Wire['Coupon'] =>
    discount.type === 'fixedAmount'
      ? { code, title: code, type: 'fixedAmount', amount: discount.amount, applicable }
      : { code, title: code, type: 'percentage', amount: discount.percentage / 100, applicable },
  ),
  shipping: cart.shipping === null ? null : { amount: cart.shipping, vatIncluded: true },
  delivery: {
    shippingId: cart.shipping === null ? null : cart.stored.shippingOptionId,
    pickupLocationId: cart.shipping === null ? null : cart.stored.pickupLocationId,
    ...(cart.deliveryDays.length === 0 || cart.stored.deliveryDay === null ? {} : { day: cart.stored.deliveryDay }),
    ...(cart.shipping === null || cart.services.length === 0 ? {} : { services: cart.services.map(({ id }) => id) }),
  },
  paymentOptionId: cart.stored.paymentOptionId,
  addressId: cart.stored.addressId,
  isMerged: cart.stored.isMerged,
  vatTreatment: cart.vatTreatment,
  totals: wireTotals(cart.totals),
})

/** The response while there is no cart. */
export const wireEmptyCart = (vatTreatment: VatTreatment): Wire['Cart'] => ({
  cUid: null,
  lines: [],
  coupons: [],
  shipping: null,
  delivery: { shippingId: null, pickupLocationId: null },
  paymentOptionId: null,
  addressId: null,
  isMerged: false,
  vatTreatment,
  totals: wireTotals(cartTotals([], [], null, 'highest-rate')),
})
