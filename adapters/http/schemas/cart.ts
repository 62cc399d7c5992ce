import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { pictureSchema } from './pictures.ts'
import { optionPricesSchema, pricesSchema } from './prices.ts'
import { shapeSchema } from './product.ts'
import { areaSchema, centsSchema, countSchema, percentageSchema } from './units.ts'

const lengthSchema = v.nullable(countSchema)

export const lineOptionSchema = v.object({
  groupId: v.string(),
  itemId: v.string(),
  groupName: v.string(),
  name: v.string(),
  prices: v.nullable(optionPricesSchema),
  weight: countSchema,
  custom: v.nullable(
    v.object({
      shape: shapeSchema,
      width: lengthSchema,
      length: lengthSchema,
      diameter: lengthSchema,
      area: areaSchema,
    }),
  ),
})
export type LineOptionResponse = v.InferOutput<typeof lineOptionSchema>

/** Fields of a line in a cart and in an order. */
export const lineFacts = {
  id: v.string(),
  uid: v.string(),
  productId: countSchema,
  slug: v.string(),
  title: v.string(),
  facts: v.exactOptional(v.array(v.string())),
  image: v.nullable(pictureSchema),
  quantity: countSchema,
  prices: pricesSchema,
  options: v.array(lineOptionSchema),
  returnable: v.boolean(),
}

const lineSchema = v.object({
  ...lineFacts,
  originalQuantity: v.nullable(countSchema),
  weight: v.object({ perUnit: countSchema }),
  stock: v.nullable(countSchema),
  isSample: v.exactOptional(v.boolean()),
  quote: v.exactOptional(v.object({ number: v.string(), expiresOn: v.string(), isExpired: v.boolean() })),
  delivery: v.exactOptional(v.object({ totalDays: v.nullable(countSchema), unit: v.picklist(['day', 'week']) })),
  adjustments: v.array(v.object({ id: v.string(), title: v.string(), amountInclVat: centsSchema, amountExclVat: centsSchema })),
})
export type CartLineResponse = v.InferOutput<typeof lineSchema>

const couponFacts = { code: v.string(), title: v.string(), applicable: v.boolean() }
const couponSchema = v.variant('type', [
  v.object({ ...couponFacts, type: v.literal('fixedAmount'), amount: centsSchema }),
  v.object({ ...couponFacts, type: v.literal('percentage'), amount: percentageSchema }),
])
export type CouponResponse = v.InferOutput<typeof couponSchema>

/** Totals of a line, a cart or an order on both sides of VAT. */
export const sumFacts = {
  subtotalInclVat: centsSchema,
  subtotalExclVat: centsSchema,
  discountInclVat: centsSchema,
  discountExclVat: centsSchema,
  totalInclVat: centsSchema,
  totalExclVat: centsSchema,
}

export const totalsSchema = v.object({
  ...sumFacts,
  shippingInclVat: centsSchema,
  shippingExclVat: centsSchema,
  totalVat: v.array(v.object({ percentage: percentageSchema, amount: centsSchema })),
  totalWeight: countSchema,
  productsQuantity: countSchema,
})

const cartSchema = v.object({
  cUid: v.nullable(v.string()),
  lines: v.array(lineSchema),
  coupons: v.array(couponSchema),
  shipping: v.nullable(v.object({ amount: centsSchema, vatIncluded: v.boolean() })),
  delivery: v.object({
    shippingId: v.nullable(v.string()),
    pickupLocationId: v.nullable(v.string()),
    day: v.exactOptional(v.string()),
    services: v.exactOptional(v.array(v.string())),
  }),
  paymentOptionId: v.nullable(v.string()),
  addressId: v.nullable(v.string()),
  isMerged: v.boolean(),
  vatTreatment: v.exactOptional(v.picklist(['charged', 'reverseCharged', 'numberInvalid', 'numberUnchecked', 'collected'])),
  totals: totalsSchema,
})
export type CartResponse = v.InferOutput<typeof cartSchema>

export const cartResponseSchema = answerSchema(cartSchema)
export const addedLineResponseSchema = answerSchema(v.object({ cUid: v.string(), lUid: v.string(), cart: cartSchema }))
export const updatedLineResponseSchema = answerSchema(v.object({ updatedQuantity: countSchema, cart: v.exactOptional(cartSchema) }))
