import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { pictureSchema } from './pictures.ts'
import { optionPricesSchema, pricesSchema } from './prices.ts'
import { shapeSchema } from './product.ts'
import { areaSchema, centsSchema, countSchema, percentageSchema } from './units.ts'

const lengthSchema = v.nullable(countSchema)

const lineSchema = v.object({
  id: v.string(),
  uid: v.string(),
  productId: countSchema,
  slug: v.string(),
  title: v.string(),
  image: v.nullable(pictureSchema),
  quantity: countSchema,
  originalQuantity: v.nullable(countSchema),
  prices: pricesSchema,
  options: v.array(
    v.object({
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
    }),
  ),
  weight: v.object({ perUnit: countSchema }),
  stock: v.nullable(countSchema),
  returnable: v.boolean(),
  adjustments: v.array(v.object({ id: v.string(), title: v.string(), amountInclVat: centsSchema, amountExclVat: centsSchema })),
})
export type CartLineAnswer = v.InferOutput<typeof lineSchema>

const couponFacts = { code: v.string(), title: v.string(), applicable: v.boolean() }
const couponSchema = v.variant('type', [
  v.object({ ...couponFacts, type: v.literal('fixedAmount'), amount: centsSchema }),
  v.object({ ...couponFacts, type: v.literal('percentage'), amount: percentageSchema }),
])
export type CouponAnswer = v.InferOutput<typeof couponSchema>

const totalsSchema = v.object({
  subtotalInclVat: centsSchema,
  subtotalExclVat: centsSchema,
  discountInclVat: centsSchema,
  discountExclVat: centsSchema,
  shippingInclVat: centsSchema,
  shippingExclVat: centsSchema,
  totalInclVat: centsSchema,
  totalExclVat: centsSchema,
  totalVat: v.array(v.object({ percentage: percentageSchema, amount: centsSchema })),
  totalWeight: countSchema,
  productsQuantity: countSchema,
})

const cartSchema = v.object({
  cUid: v.nullable(v.string()),
  lines: v.array(lineSchema),
  coupons: v.array(couponSchema),
  shipping: v.nullable(v.object({ amount: centsSchema, vatIncluded: v.boolean() })),
  delivery: v.object({ shippingId: v.nullable(v.string()), pickupLocationId: v.nullable(v.string()) }),
  paymentOptionId: v.nullable(v.string()),
  addressId: v.nullable(v.string()),
  isMerged: v.boolean(),
  totals: totalsSchema,
})
export type CartAnswer = v.InferOutput<typeof cartSchema>

export const cartAnswerSchema = answerSchema(cartSchema)
export const addedLineAnswerSchema = answerSchema(v.object({ cUid: v.string(), lUid: v.string(), cart: cartSchema }))
export const updatedLineAnswerSchema = answerSchema(v.object({ updatedQuantity: countSchema, cart: v.exactOptional(cartSchema) }))
