import * as v from 'valibot'
import { facetSchema, paginationSchema } from './content.ts'
import { answerSchema } from './envelope.ts'
import { sortSchema } from './sort.ts'
import { pictureSchema } from './pictures.ts'
import { bothSidesSchema } from './prices.ts'
import { productCardSchema } from './product.ts'
import { centsSchema, countSchema } from './units.ts'

const badgeSchema = v.variant('type', [
  v.object({ type: v.literal('image'), label: v.string(), image: v.string() }),
  v.object({ type: v.literal('text'), label: v.string(), colorClass: v.string() }),
  v.object({
    type: v.literal('price'),
    colorClass: v.string(),
    value: v.object({
      prefix: v.string(),
      range: v.object({ min: bothSidesSchema, max: bothSidesSchema }),
      discountExclVat: centsSchema,
      discountInclVat: centsSchema,
    }),
  }),
])
export type SearchBadgeResponse = v.InferOutput<typeof badgeSchema>

const itemSchema = v.object({
  id: v.string(),
  title: v.string(),
  image: v.nullable(pictureSchema),
  url: v.string(),
  badges: v.array(badgeSchema),
})

export const foundResponseSchema = answerSchema(
  v.object({
    categories: v.array(itemSchema),
    products: v.array(productCardSchema),
    filters: v.array(facetSchema),
    sort: sortSchema,
    pagination: paginationSchema,
  }),
)
export type FoundResponse = v.InferOutput<typeof foundResponseSchema>

export const searchResponseSchema = answerSchema(v.array(v.object({ id: v.string(), title: v.string(), items: v.array(itemSchema) })))
export type SearchItemResponse = v.InferOutput<typeof itemSchema>
export type SearchResponse = v.InferOutput<typeof searchResponseSchema>

export const articlesResponseSchema = answerSchema(v.array(v.object({ number: v.string(), productId: v.nullable(countSchema) })))
