import * as v from 'valibot'
import { answerSchema } from './envelope.ts'
import { orderFacts, paginationSchema } from './orders.ts'
import { centsSchema, countSchema } from './units.ts'

const roleSchema = v.picklist(['buyer', 'approver'])

const requestSchema = v.object({
  uid: v.string(),
  status: v.picklist(['waiting', 'approved', 'refused', 'ordered']),
  isOwn: v.boolean(),
  isOutdated: v.boolean(),
  requestedBy: v.string(),
  requestedAt: v.string(),
  totalInclVat: centsSchema,
  lines: v.array(v.object({ title: v.string(), quantity: countSchema })),
  deliverTo: v.string(),
  reference: v.string(),
  reason: v.string(),
})

export const companyResponseSchema = answerSchema(
  v.object({
    credit: v.nullable(v.object({ limitInclVat: v.nullable(centsSchema), usedInclVat: centsSchema })),
    company: v.nullable(
      v.object({
        name: v.string(),
        role: roleSchema,
        isFounder: v.boolean(),
        approvalAboveInclVat: v.nullable(centsSchema),
        members: v.array(
          v.object({
            uid: v.string(),
            name: v.string(),
            emailAddress: v.string(),
            role: roleSchema,
            isOwn: v.boolean(),
            isFounder: v.boolean(),
            isInvited: v.boolean(),
          }),
        ),
        requests: v.array(requestSchema),
      }),
    ),
  }),
)

export const companyOrdersResponseSchema = answerSchema(
  v.object({ orders: v.array(v.object({ ...orderFacts, orderedBy: v.string(), reference: v.string() })), pagination: paginationSchema }),
)
