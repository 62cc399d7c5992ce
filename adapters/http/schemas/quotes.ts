import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { bothSidesSchema } from './prices.ts'
import { countSchema } from './units.ts'

const quoteSchema = v.object({
  uid: v.string(),
  number: v.string(),
  status: v.picklist(['requested', 'answered', 'accepted', 'expired', 'withdrawn', 'refused']),
  name: v.string(),
  message: v.string(),
  requestedAt: v.string(),
  lines: v.array(
    v.object({
      productId: countSchema,
      quantity: countSchema,
      title: v.string(),
      choices: v.array(v.string()),
      madeToMeasure: v.exactOptional(v.object({ totalDays: v.nullable(countSchema), unit: v.picklist(['day', 'week']) })),
      unit: v.nullable(bothSidesSchema),
      total: v.nullable(bothSidesSchema),
    }),
  ),
  expiresOn: v.nullable(v.string()),
  answer: v.string(),
  offerVersion: v.nullable(v.string()),
  reason: v.string(),
  total: v.nullable(bothSidesSchema),
})

export const madeQuoteResponseSchema = answerSchema(v.object({ number: v.string(), key: v.string() }))
export const quoteResponseSchema = answerSchema(quoteSchema)
export const quotesResponseSchema = answerSchema(v.array(quoteSchema))
