import * as v from 'valibot'
import { addressSchema } from './account.ts'
import { answerSchema } from './envelope.ts'

export const addressesResponseSchema = answerSchema(v.array(addressSchema))

export const addressMatchesResponseSchema = answerSchema(
  v.object({
    newContext: v.nullable(v.string()),
    matches: v.array(
      v.object({
        value: v.string(),
        label: v.string(),
        description: v.string(),
        precision: v.picklist(['None', 'Locality', 'PostalCode', 'Street', 'PartialAddress', 'Address']),
        context: v.string(),
      }),
    ),
  }),
)

export const addressDetailsResponseSchema = answerSchema(
  v.object({
    address: v.object({
      postcode: v.string(),
      buildingNumber: v.string(),
      buildingNumberAddition: v.nullable(v.string()),
      street: v.string(),
      locality: v.string(),
    }),
  }),
)
