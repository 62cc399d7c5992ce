import * as v from 'valibot'
import { countryCodes } from '@thuishaven/core/locale'
import { answerSchema } from './envelope.ts'

export const addressSchema = v.object({
  id: v.string(),
  uid: v.string(),
  companyName: v.string(),
  countryCode: v.picklist(countryCodes),
  firstName: v.string(),
  lastName: v.string(),
  zipCode: v.string(),
  houseNumber: v.string(),
  houseNumberAddition: v.string(),
  streetName: v.string(),
  city: v.string(),
  address: v.exactOptional(v.string()),
})

const sessionSchema = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  companyName: v.string(),
  customerId: v.string(),
  status: v.picklist(['active', 'inactive']),
  emailAddress: v.string(),
  emailVerified: v.exactOptional(v.boolean()),
  hasPassword: v.exactOptional(v.boolean()),
  addresses: v.object({ invoice: v.array(addressSchema), delivery: v.array(addressSchema) }),
  defaultDeliveryAddressId: v.nullable(v.string()),
})
export type SessionResponse = v.InferOutput<typeof sessionSchema>

export const sessionResponseSchema = answerSchema(sessionSchema)
export const loginResponseSchema = answerSchema(v.object({ ...sessionSchema.entries, token: v.string() }))
export type LoginResponse = v.InferOutput<typeof loginResponseSchema>
export const savedAddressResponseSchema = answerSchema(v.string())
export const messageResponseSchema = v.object({ status: v.literal('success'), message: v.string() })

export const detailsResponseSchema = answerSchema(
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    emailAddress: v.string(),
    phoneNumber: v.string(),
    language: v.picklist(['nl-NL', 'en-US']),
    companyName: v.string(),
    cocNumber: v.string(),
    vatNumber: v.string(),
    reference: v.string(),
  }),
)

export const passkeysResponseSchema = answerSchema(
  v.array(v.object({ id: v.string(), name: v.string(), createdAt: v.string(), usedAt: v.nullable(v.string()) })),
)
/** Handed on to the browser as it is. */
export const passkeyOptionsResponseSchema = answerSchema(v.looseObject({ challenge: v.string() }))
