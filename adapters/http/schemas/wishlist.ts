import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { countSchema } from './units.ts'

export const wishlistResponseSchema = answerSchema(v.object({ productIds: v.array(countSchema) }))
