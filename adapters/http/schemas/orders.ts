import * as v from 'valibot'
import { countryCodes } from '@thuishaven/core/locale'
import { orderStatuses } from '@thuishaven/core/orders'
import { addressSchema } from './account.ts'
import { lineFacts, sumFacts, totalsSchema } from './cart.ts'
import { answerSchema } from './envelope.ts'
import { pictureSchema } from './pictures.ts'
import { bothSidesSchema } from './prices.ts'
import { centsSchema, countSchema } from './units.ts'

export const paginationSchema = v.object({ totalHits: countSchema, limit: v.pipe(countSchema, v.minValue(1)) })

/** A backend may send values that the shop has no message for. */
const statusSchema = v.fallback(v.picklist([...orderStatuses, 'unknown']), 'unknown')

export const orderFacts = {
  id: v.string(),
  uid: v.string(),
  orderNumber: v.string(),
  status: statusSchema,
  createdAt: v.string(),
  countryCode: v.picklist(countryCodes),
  vatTreatment: v.optional(v.picklist(['charged', 'reverseCharged']), 'charged'),
  totals: v.object({ totalInclVat: centsSchema, outstandingAmount: centsSchema, cartLinesAmount: countSchema }),
}

const lineSchema = v.object({
  ...lineFacts,
  mpn: v.exactOptional(v.string()),
  available: v.boolean(),
  totals: v.object({ ...sumFacts, totalVat: centsSchema, totalWeight: countSchema }),
})
export type OrderLineResponse = v.InferOutput<typeof lineSchema>

const deliverySchema = v.object({
  label: v.string(),
  pickupLocation: v.nullable(v.object({ label: v.string(), address: v.string() })),
  expectedOn: v.exactOptional(v.nullable(v.string())),
  day: v.exactOptional(v.string()),
  services: v.exactOptional(v.array(v.object({ label: v.string(), prices: bothSidesSchema }))),
  time: v.exactOptional(v.object({ totalDays: v.nullable(countSchema), unit: v.picklist(['day', 'week']) })),
})

const changesSchema = v.exactOptional(
  v.array(v.object({ changedAt: v.string(), reason: v.string(), totalBeforeInclVat: centsSchema, totalInclVat: centsSchema })),
)

const guestOrderSchema = v.object({
  key: v.string(),
  orderNumber: v.string(),
  status: statusSchema,
  createdAt: v.string(),
  vatTreatment: orderFacts.vatTreatment,
  totals: orderFacts.totals,
  cartTotals: totalsSchema,
  lines: v.array(lineSchema),
  delivery: deliverySchema,
  trackAndTraceUrl: v.nullable(v.string()),
  changes: changesSchema,
})
export type GuestOrderResponse = v.InferOutput<typeof guestOrderSchema>

/** What invoices have in lists and in orders. */
const invoiceFacts = {
  uid: v.string(),
  kind: v.picklist(['invoice', 'creditNote']),
  invoiceNumber: v.string(),
  ublPath: v.nullable(v.string()),
}

const orderSchema = v.object({
  ...orderFacts,
  cartTotals: totalsSchema,
  lines: v.array(lineSchema),
  addresses: v.object({ invoice: addressSchema, delivery: addressSchema }),
  delivery: deliverySchema,
  paymentLabel: v.nullable(v.string()),
  trackAndTraceUrl: v.nullable(v.string()),
  invoices: v.array(v.object(invoiceFacts)),
  payments: v.array(
    v.object({
      uid: v.string(),
      createdAt: v.string(),
      status: v.picklist(['paid', 'authorized', 'pending', 'failed', 'cancelled', 'expired', 'invoiced']),
      amountInclVat: centsSchema,
      label: v.string(),
    }),
  ),
  reference: v.string(),
  changes: changesSchema,
  reviewable: v.exactOptional(v.boolean()),
  reviews: v.exactOptional(
    v.array(
      v.object({
        lineUid: v.string(),
        author: v.string(),
        stars: countSchema,
        title: v.string(),
        text: v.string(),
        status: v.picklist(['waiting', 'published', 'refused']),
        reason: v.string(),
      }),
    ),
  ),
  orderedBy: v.exactOptional(v.string()),
  choices: v.exactOptional(
    v.object({
      shippingOptionId: v.nullable(v.string()),
      pickupLocationId: v.nullable(v.string()),
      paymentOptionId: v.nullable(v.string()),
    }),
  ),
})
export type OrderResponse = v.InferOutput<typeof orderSchema>

const listedOrderSchema = v.object({ ...orderFacts, images: v.optional(v.array(pictureSchema), []) })
export type ListedOrderResponse = v.InferOutput<typeof listedOrderSchema>

export const ordersResponseSchema = answerSchema(v.object({ orders: v.array(listedOrderSchema), pagination: paginationSchema }))
export const orderResponseSchema = answerSchema(orderSchema)
export const guestOrderResponseSchema = answerSchema(guestOrderSchema)
export const startedOrderPaymentSchema = answerSchema(v.object({ paymentUrl: v.string() }))

const invoiceSchema = v.object({
  ...invoiceFacts,
  orderUid: v.string(),
  orderNumber: v.string(),
  status: v.picklist(['open', 'paid', 'credited']),
  createdAt: v.string(),
  dueAt: v.nullable(v.string()),
  totals: v.object({ totalInclVat: centsSchema, outstandingAmount: centsSchema }),
})

export const invoicesResponseSchema = answerSchema(v.object({ invoices: v.array(invoiceSchema), pagination: paginationSchema }))
