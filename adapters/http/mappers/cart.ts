import { measuresText } from '@thuishaven/core/rug'
import type { LineOption } from '@thuishaven/core/catalogue'
import type { Cart, CartLine, CartTotals, CheckoutChoice, Coupon } from '@thuishaven/core/cart'
import type { RequestOf } from '../operations.ts'
import type { CartAnswer, CartLineAnswer, CouponAnswer, LineOptionAnswer } from '../schemas/cart.ts'
import type { PricesAnswer } from '../schemas/prices.ts'
import { pictureOrNull } from './pictures.ts'
import { optionPriceOf, priceOf, sideOf } from './prices.ts'
import { shapeName, shapeOf } from './shapes.ts'

export const cartOf = (answer: CartAnswer): Cart => ({
  cUid: answer.cUid,
  lines: answer.lines.map(lineOf),
  coupons: answer.coupons.map(couponOf),
  shipping: answer.shipping === null ? null : { amount: answer.shipping.amount, side: sideOf(answer.shipping.vatIncluded) },
  shippingOptionId: answer.delivery.shippingId,
  pickupLocationId: answer.delivery.pickupLocationId,
  paymentOptionId: answer.paymentOptionId,
  addressId: answer.addressId,
  isMerged: answer.isMerged,
  totals: totalsOf(answer.totals),
})

export const totalsOf = ({ totalWeight, ...totals }: CartAnswer['totals']): CartTotals => ({ ...totals, totalWeightGrams: totalWeight })

/** What was chosen of a line, in the cart or ordered. */
export const lineOptionsOf = (options: readonly LineOptionAnswer[], ofProduct: PricesAnswer): readonly LineOption[] =>
  options.map(({ prices, weight, custom, name, ...option }) => {
    const measures =
      custom === null
        ? null
        : { shape: shapeOf(custom.shape), widthCm: custom.width, lengthCm: custom.length, diameterCm: custom.diameter, area: custom.area }
    return {
      ...option,
      // The host names the shape; the shopper must see the measures too (RUG-06).
      name: measures === null ? name : `${name} ${measuresText(measures)}`,
      price: prices === null ? null : optionPriceOf(prices, ofProduct),
      weightGrams: weight,
      custom: measures,
    }
  })

const lineOf = (answer: CartLineAnswer): CartLine => ({
  id: answer.id,
  uid: answer.uid,
  productId: answer.productId,
  slug: answer.slug,
  title: answer.title,
  facts: answer.facts ?? [],
  picture: pictureOrNull(answer.image),
  quantity: answer.quantity,
  originalQuantity: answer.originalQuantity,
  price: priceOf(answer.prices),
  options: lineOptionsOf(answer.options, answer.prices),
  weightGrams: answer.weight.perUnit,
  stock: answer.stock,
  returnable: answer.returnable,
  delivery: answer.delivery ?? { totalDays: null, unit: 'day' },
  adjustments: answer.adjustments.map(({ id, title, amountInclVat, amountExclVat }) => ({
    id,
    title,
    inclVat: amountInclVat,
    exclVat: amountExclVat,
  })),
})

const couponOf = ({ code, title, applicable: applies, ...coupon }: CouponAnswer): Coupon =>
  coupon.type === 'fixedAmount'
    ? { code, title, applies, ...coupon }
    : { code, title, applies, type: coupon.type, percentage: coupon.amount }

/** What the host needs of a new line: prices, titles and pictures are its own to know. */
export const newLineOf = (line: CartLine): RequestOf<'addCartLine'>['body'] => ({
  item: {
    id: line.id,
    productId: line.productId,
    quantity: line.quantity,
    options: line.options.map(({ groupId, itemId, custom }) => ({
      groupId,
      itemId,
      ...(custom === null
        ? {}
        : { custom: { shape: shapeName(custom.shape), width: custom.widthCm, length: custom.lengthCm, diameter: custom.diameterCm } }),
    })),
  },
})

export const choiceBodyOf = (choice: CheckoutChoice): RequestOf<'chooseForCart'>['body'] => {
  if ('addressId' in choice) return { address_id: choice.addressId }
  if ('paymentOptionId' in choice) return { payment_option_id: choice.paymentOptionId }
  const { shippingOptionId, pickupLocationId } = choice
  return { shipping_option_id: shippingOptionId, ...(pickupLocationId === undefined ? {} : { pickup_location_id: pickupLocationId }) }
}
