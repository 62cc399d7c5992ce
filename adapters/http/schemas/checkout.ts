import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { bothSidesSchema } from './prices.ts'
import { centsSchema, countSchema } from './units.ts'

const deliveryOptionSchema = v.object({
  id: v.string(),
  uid: v.string(),
  type: v.picklist(['shipping', 'pickup']),
  label: v.string(),
  description: v.string(),
  prices: bothSidesSchema,
  expectedOn: v.exactOptional(v.nullable(v.string())),
  deliveryDays: v.exactOptional(v.array(v.string())),
  services: v.exactOptional(v.array(v.object({ id: v.string(), label: v.string(), prices: bothSidesSchema }))),
  pickupLocations: v.array(v.object({ id: v.string(), label: v.string(), address: v.string(), openingHours: v.exactOptional(v.string()) })),
})
export type DeliveryOptionResponse = v.InferOutput<typeof deliveryOptionSchema>

export const deliveryOptionsResponseSchema = answerSchema(v.array(deliveryOptionSchema))

const paymentOptionSchema = v.object({
  id: v.string(),
  label: v.string(),
  icon: v.string(),
  kind: v.exactOptional(v.picklist(['whole', 'partial', 'onAccount'])),
  prices: bothSidesSchema,
  roomInclVat: v.exactOptional(centsSchema),
})
export type PaymentOptionResponse = v.InferOutput<typeof paymentOptionSchema>

export const paymentOptionsResponseSchema = answerSchema(v.array(paymentOptionSchema))

export const startedPaymentResponseSchema = answerSchema(
  v.union([v.object({ paymentUrl: v.string() }), v.object({ paymentUid: v.string() })]),
)

export const paymentResponseSchema = answerSchema(
  v.object({
    paymentUid: v.string(),
    status: v.picklist(['paid', 'authorized', 'invoiced', 'pending', 'failed', 'cancelled', 'expired']),
    orderNumber: v.string(),
    orderUid: v.exactOptional(v.string()),
    totalInclVat: centsSchema,
    deposit: v.exactOptional(v.object({ upfrontInclVat: centsSchema, restInclVat: centsSchema })),
    lines: v.array(
      v.object({
        productId: countSchema,
        title: v.string(),
        quantity: countSchema,
        unitPriceInclVat: centsSchema,
        discountInclVat: centsSchema,
      }),
    ),
    retryUrl: v.nullable(v.string()),
  }),
)

export const foundAddressResponseSchema = answerSchema(v.object({ street: v.string(), city: v.string() }))

export const acknowledgementSchema = answerSchema(v.object({ first: v.boolean() }))
