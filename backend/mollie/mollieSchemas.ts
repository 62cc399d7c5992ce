import * as v from 'valibot'
import type { PaymentOutcome, ProviderRefund } from '../ports/Payments.ts'

/** An amount in euros as whole cents (docs.mollie.com/reference/common-data-types). */
const amountSchema = v.pipe(
  v.object({ currency: v.literal('EUR'), value: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/)) }),
  v.transform(({ value }) => Number(value.replace('.', ''))),
)

/** Whole cents as Mollie wants them. */
export const euros = (cents: number): { readonly currency: 'EUR'; readonly value: string } => ({
  currency: 'EUR',
  value: (cents / 100).toFixed(2),
})

const idSchema = v.pipe(v.string(), v.regex(/^\w{1,64}$/))

/** What the shop sent along; what somebody made at Mollie by hand has something else. */
const keySchema = v.fallback(
  v.pipe(
    v.object({ key: v.string() }),
    v.transform(({ key }) => key),
  ),
  '',
)

const outcomes: Readonly<Record<string, PaymentOutcome>> = {
  open: 'pending',
  pending: 'pending',
  authorized: 'authorized',
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
}
const refundStatuses: Readonly<Record<string, ProviderRefund['status']>> = {
  queued: 'pending',
  pending: 'pending',
  processing: 'pending',
  refunded: 'refunded',
  failed: 'failed',
  canceled: 'failed',
}
const known = <Value>(values: Readonly<Record<string, Value>>) =>
  v.pipe(
    v.string(),
    v.check((word) => Object.hasOwn(values, word)),
    v.transform((word) => values[word] as Value),
  )

/** docs.mollie.com/reference/create-refund */
export const refundSchema = v.object({
  id: idSchema,
  amount: amountSchema,
  status: known(refundStatuses),
  metadata: v.optional(keySchema),
})
export const captureSchema = v.object({ id: idSchema, metadata: v.optional(keySchema) })
const chargebackSchema = v.object({ id: idSchema, amount: amountSchema, reversedAt: v.nullish(v.string()) })

/** docs.mollie.com/reference/get-payment */
export const paymentSchema = v.object({
  id: idSchema,
  status: known(outcomes),
  _embedded: v.optional(
    v.object({
      refunds: v.optional(v.array(refundSchema), []),
      chargebacks: v.optional(v.array(chargebackSchema), []),
      captures: v.optional(v.array(captureSchema), []),
    }),
    {},
  ),
})
/** docs.mollie.com/reference/create-payment */
export const createdSchema = v.object({
  id: idSchema,
  _links: v.object({ checkout: v.object({ href: v.pipe(v.string(), v.url(), v.regex(/^https:/)) }) }),
})
/** docs.mollie.com/reference/list-methods */
export const methodsSchema = v.object({
  _embedded: v.object({
    methods: v.array(
      v.object({
        id: idSchema,
        description: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
        minimumAmount: v.nullish(amountSchema),
        maximumAmount: v.nullish(amountSchema),
        image: v.nullish(v.object({ svg: v.nullish(v.string()), size2x: v.nullish(v.string()) })),
      }),
    ),
  }),
})
