import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { paginationSchema } from './orders.ts'

const ticketSchema = v.object({
  uid: v.string(),
  ticketNumber: v.string(),
  subject: v.string(),
  status: v.picklist(['open', 'answered', 'closed']),
  orderUid: v.nullable(v.string()),
  orderNumber: v.nullable(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
  messages: v.array(v.object({ author: v.picklist(['customer', 'shop']), text: v.string(), createdAt: v.string() })),
})

export const ticketsResponseSchema = answerSchema(v.object({ tickets: v.array(ticketSchema), pagination: paginationSchema }))
export const ticketResponseSchema = answerSchema(ticketSchema)
