import * as v from 'valibot'
import { answerSchema } from './envelope.ts'

const statement = { name: v.string(), emailAddress: v.string(), orderNumber: v.string(), goods: v.string() }

export const statedResponseSchema = answerSchema(v.object({ withdrawalUid: v.string(), ...statement, expiresAt: v.string() }))
export const receiptResponseSchema = answerSchema(v.object({ ...statement, receiptNumber: v.string(), receivedAt: v.string() }))
