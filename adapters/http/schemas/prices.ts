import * as v from 'valibot'
import { centsSchema, percentageSchema } from './units.ts'

export const pricesSchema = v.object({
  vatIncluded: v.boolean(),
  vatPercentage: percentageSchema,
  baseExclVat: centsSchema,
  baseInclVat: centsSchema,
  discountPercentage: percentageSchema,
  lowestPrice30Days: v.exactOptional(v.nullable(centsSchema)),
})
export type PricesAnswer = v.InferOutput<typeof pricesSchema>

export const bothSidesSchema = v.object({ exclVat: centsSchema, inclVat: centsSchema })
