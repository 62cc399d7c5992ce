import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { bothSidesSchema } from './prices.ts'
import { centsSchema, countSchema } from './units.ts'

export const deliveryOptionsAnswerSchema = answerSchema(
  v.array(
    v.object({
      id: v.string(),
      uid: v.string(),
      type: v.picklist(['shipping', 'pickup']),
      label: v.string(),
      description: v.string(),
      prices: bothSidesSchema,
      pickupLocations: v.array(v.object({ id: v.string(), label: v.string(), address: v.string() })),
    }),
  ),
)

export const paymentOptionsAnswerSchema = answerSchema(
  v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      icon: v.string(),
      prices: bothSidesSchema,
    }),
  ),
)

export const startedPaymentAnswerSchema = answerSchema(
  v.union([v.object({ paymentUrl: v.string() }), v.object({ paymentUid: v.string() })]),
)

export const paymentAnswerSchema = answerSchema(
  v.object({
    paymentUid: v.string(),
    status: v.picklist(['paid', 'pending', 'failed', 'cancelled', 'expired']),
    orderNumber: v.string(),
    totalInclVat: centsSchema,
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

export const foundAddressAnswerSchema = answerSchema(v.object({ street: v.string(), city: v.string() }))
