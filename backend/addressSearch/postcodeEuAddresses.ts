import * as v from 'valibot'
import type { AddressLookup } from '../ports/AddressLookup.ts'
import { requestJson } from './requestJson.ts'
import type { ServiceResponse } from './requestJson.ts'

/** The account at Postcode.eu. */
export interface PostcodeEuAccount {
  readonly key: string
  readonly secret: string
}

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const position = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Unknown fields are ignored, because the service may add fields. */
const street = v.object({ street: text, city: text })
const suggestions = v.object({
  matches: v.array(
    v.object({
      value: v.pipe(v.string(), v.maxLength(200)),
      label: v.pipe(v.string(), v.maxLength(200)),
      description: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
      precision: v.picklist(['None', 'Locality', 'PostalCode', 'Street', 'PartialAddress', 'Address']),
      context: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
      highlights: v.optional(v.array(v.tuple([position, position])), []),
    }),
  ),
  newContext: v.nullish(v.pipe(v.string(), v.maxLength(300)), null),
})
const details = v.object({
  address: v.object({
    locality: text,
    street: text,
    postcode: text,
    building: text,
    buildingNumber: v.nullish(v.union([v.number(), v.string()]), null),
    buildingNumberAddition: v.nullish(v.pipe(v.string(), v.maxLength(40)), null),
  }),
})

const most = 10
const countries = { NL: 'nld', BE: 'bel' } as const

/** Dutch postcodes are written with a space. */
const spaced = (postcode: string): string => postcode.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2')

/** Addresses from the service of Postcode.eu, for the Netherlands and Belgium. https://developer.postcode.eu/documentation */
export const createPostcodeEuAddresses = ({ key, secret }: PostcodeEuAccount, origin = 'https://api.postcode.eu'): AddressLookup => {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
  const request = async <Schema extends v.GenericSchema>(
    path: readonly string[],
    session: string | null,
    schema: Schema,
  ): Promise<ServiceResponse<v.InferOutput<Schema>>> => {
    // They would change the path of the request.
    if (path.includes('.') || path.includes('..')) return { type: 'unknown' }
    return requestJson(
      new URL(`/${path.map(encodeURIComponent).join('/')}`, origin),
      { authorization, ...(session === null ? {} : { 'x-autocomplete-session': session }) },
      schema,
    )
  }
  return {
    find: async (postcode, houseNumber) => {
      const answer = await request(['nl', 'v1', 'addresses', 'postcode', postcode, `${houseNumber}`], null, street)
      if (answer.type === 'down') return answer
      return answer.type === 'unknown' ? { type: 'notFound' } : { type: 'found', street: answer.data.street, city: answer.data.city }
    },
    search: async ({ country, context, query, session }) => {
      if (query.trim() === '') return { type: 'matches', matches: [], newContext: null }
      // The term of a selected match is its unchanged value, including spaces.
      const answer = await request(['international', 'v1', 'autocomplete', context ?? countries[country], query], session, suggestions)
      if (answer.type === 'down') return answer
      if (answer.type === 'data')
        return { type: 'matches', matches: answer.data.matches.slice(0, most), newContext: answer.data.newContext }
      return context === null ? { type: 'matches', matches: [], newContext: null } : { type: 'contextUnknown' }
    },
    details: async ({ context, session }) => {
      const answer = await request(['international', 'v1', 'address', context], session, details)
      if (answer.type === 'down') return answer
      if (answer.type === 'unknown') return { type: 'notFound' }
      const { locality, street: name, postcode, building, buildingNumber, buildingNumberAddition } = answer.data.address
      return {
        type: 'found',
        address: {
          postcode: spaced(postcode),
          buildingNumber: `${buildingNumber ?? building}`,
          buildingNumberAddition: buildingNumberAddition === '' ? null : buildingNumberAddition,
          street: name,
          locality,
        },
      }
    },
  }
}
