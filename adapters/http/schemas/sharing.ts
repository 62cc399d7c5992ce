import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { shapeSchema } from './product.ts'
import { countSchema } from './units.ts'

const lengthSchema = v.nullable(countSchema)

const sharedLineSchema = v.object({
  productId: countSchema,
  quantity: countSchema,
  options: v.array(
    v.object({
      groupId: v.string(),
      itemId: v.string(),
      custom: v.exactOptional(v.object({ shape: shapeSchema, width: lengthSchema, length: lengthSchema, diameter: lengthSchema })),
    }),
  ),
})
export type SharedLineResponse = v.InferOutput<typeof sharedLineSchema>

export const shareResponseSchema = answerSchema(
  v.object({ kind: v.picklist(['cart', 'wishlist']), lines: v.array(sharedLineSchema), expiresAt: v.string() }),
)
export const madeShareResponseSchema = answerSchema(v.object({ token: v.string(), ownerToken: v.string(), expiresAt: v.string() }))
