import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { pictureSchema } from './pictures.ts'
import { bothSidesSchema } from './prices.ts'
import { centsSchema } from './units.ts'

const badgeSchema = v.variant('type', [
  v.object({ type: v.literal('image'), label: v.string(), image: v.string() }),
  v.object({ type: v.literal('text'), label: v.string() }),
  v.object({
    type: v.literal('price'),
    value: v.object({
      prefix: v.string(),
      range: v.object({ min: bothSidesSchema, max: bothSidesSchema }),
      discountExclVat: centsSchema,
      discountInclVat: centsSchema,
    }),
  }),
])
export type SearchBadgeAnswer = v.InferOutput<typeof badgeSchema>

const itemSchema = v.object({
  id: v.string(),
  title: v.string(),
  image: v.nullable(pictureSchema),
  url: v.string(),
  badges: v.array(badgeSchema),
})

export const searchAnswerSchema = answerSchema(v.array(v.object({ id: v.string(), title: v.string(), items: v.array(itemSchema) })))
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>
