import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { centsSchema, countSchema, percentageSchema } from './units.ts'

/** The surcharge of an option, without a VAT rate. */
export const optionPricesSchema = v.object({
  vatIncluded: v.boolean(),
  baseExclVat: centsSchema,
  baseInclVat: centsSchema,
  discountPercentage: percentageSchema,
  lowestPrice30Days: v.exactOptional(v.nullable(centsSchema)),
})
export type OptionPricesResponse = v.InferOutput<typeof optionPricesSchema>

const volumePriceSchema = v.object({ fromQuantity: countSchema, base: centsSchema, discountPercentage: percentageSchema })

export const pricesSchema = v.object({
  ...optionPricesSchema.entries,
  vatPercentage: percentageSchema,
  volumePrices: v.exactOptional(v.array(volumePriceSchema)),
})
export type PricesResponse = v.InferOutput<typeof pricesSchema>

export const ownPricesResponseSchema = answerSchema(v.array(v.object({ productId: countSchema, prices: v.nullable(pricesSchema) })))

export const ownPriceResponseSchema = answerSchema(v.object({ prices: v.nullable(pricesSchema) }))

export const bothSidesSchema = v.object({ exclVat: centsSchema, inclVat: centsSchema })
