import { measuresText } from '@thuishaven/core/rug'
import type { LineOption } from '@thuishaven/core/catalogue'
import type { Cart, CartLine, CartTotals, CheckoutChoice, Coupon } from '@thuishaven/core/cart'
import type { RequestOf } from '../operations.ts'
import type { CartResponse, CartLineResponse, CouponResponse, LineOptionResponse } from '../schemas/cart.ts'
import type { PricesResponse } from '../schemas/prices.ts'
import { parseDay, printDay } from './days.ts'
import { pictureOrNull } from './pictures.ts'
import { optionPriceOf, priceOf, sideOf } from './prices.ts'
import { shapeName, shapeOf } from './shapes.ts'

export const cartOf = (response: CartResponse): Cart => ({
  cUid: response.cUid,
  lines: response.lines.map(lineOf),
  coupons: response.coupons.map(couponOf),
  shipping: response.shipping === null ? null : { amount: response.shipping.amount, side: sideOf(response.shipping.vatIncluded) },
  shippingOptionId: response.delivery.shippingId,
  pickupLocationId: response.delivery.pickupLocationId,
  deliveryDay: parseDay(response.delivery.day),
  deliveryServices: response.delivery.services ?? [],
  paymentOptionId: response.paymentOptionId,
  addressId: response.addressId,
  isMerged: response.isMerged,
  vatTreatment: response.vatTreatment ?? 'charged',
  totals: totalsOf(response.totals),
})

export const totalsOf = ({ totalWeight, ...totals }: CartResponse['totals']): CartTotals => ({ ...totals, totalWeightGrams: totalWeight })

/** The selected options of a line, in a cart or an order. */
export const lineOptionsOf = (options: readonly LineOptionResponse[], ofProduct: PricesResponse): readonly LineOption[] =>
  options.map(({ prices, weight, custom, name, ...option }) => {
    const measures =
      custom === null
        ? null
        : { shape: shapeOf(custom.shape), widthCm: custom.width, lengthCm: custom.length, diameterCm: custom.diameter, area: custom.area }
    return {
      ...option,
      // The backend names the shape; the shopper must see the measures too (RUG-06).
      name: measures === null ? name : `${name} ${measuresText(measures)}`,
      price: prices === null ? null : optionPriceOf(prices, ofProduct),
      weightGrams: weight,
      custom: measures,
    }
  })

const lineOf = (response: CartLineResponse): CartLine => ({
  id: response.id,
  uid: response.uid,
  productId: response.productId,
  slug: response.slug,
  title: response.title,
  facts: response.facts ?? [],
  picture: pictureOrNull(response.image),
  quantity: response.quantity,
  originalQuantity: response.originalQuantity,
  price: priceOf(response.prices),
  options: lineOptionsOf(response.options, response.prices),
  weightGrams: response.weight.perUnit,
  stock: response.stock,
  returnable: response.returnable,
  ...(response.isSample === true ? { isSample: true } : {}),
  ...(response.quote === undefined ? {} : { quote: response.quote }),
  delivery: response.delivery ?? { totalDays: null, unit: 'day' },
  adjustments: response.adjustments.map(({ id, title, amountInclVat, amountExclVat }) => ({
    id,
    title,
    inclVat: amountInclVat,
    exclVat: amountExclVat,
  })),
})

const couponOf = ({ code, title, applicable: applies, ...coupon }: CouponResponse): Coupon =>
  coupon.type === 'fixedAmount'
    ? { code, title, applies, ...coupon }
    : { code, title, applies, type: coupon.type, percentage: coupon.amount }

/** A chosen option as it is sent. */
export const chosenOptionOf = ({ groupId, itemId, custom }: Pick<LineOption, 'groupId' | 'itemId' | 'custom'>) => ({
  groupId,
  itemId,
  ...(custom === null
    ? {}
    : { custom: { shape: shapeName(custom.shape), width: custom.widthCm, length: custom.lengthCm, diameter: custom.diameterCm } }),
})

/** The fields of a new line that the backend needs; it has prices, titles and pictures itself. */
export const newLineOf = (line: CartLine): RequestOf<'addCartLine'>['body'] => ({
  item: {
    id: line.id,
    productId: line.productId,
    quantity: line.quantity,
    options: line.options.map(chosenOptionOf),
  },
})

export const choiceBodyOf = (choice: CheckoutChoice): RequestOf<'chooseForCart'>['body'] => {
  if ('addressId' in choice) return { address_id: choice.addressId }
  if ('paymentOptionId' in choice) return { payment_option_id: choice.paymentOptionId }
  const { shippingOptionId, pickupLocationId, deliveryDay, deliveryServices } = choice
  return {
    shipping_option_id: shippingOptionId,
    ...(pickupLocationId === undefined ? {} : { pickup_location_id: pickupLocationId }),
    ...(deliveryDay === undefined ? {} : { delivery_day: printDay(deliveryDay) }),
    ...(deliveryServices === undefined ? {} : { delivery_services: [...deliveryServices] }),
  }
}
