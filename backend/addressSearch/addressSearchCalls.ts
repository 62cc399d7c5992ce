import * as v from 'valibot'
import type { Context } from 'hono'
import type { Call } from '../answers/Call.ts'
import { notUnderstood, readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import type { Country } from '../records/DeliveryRecord.ts'
import { beginSearch, contextOf, expired, readContext } from './searchContext.ts'

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const lookupRequest = v.strictObject({
  countryCode: v.picklist(['NL', 'BE']),
  zipCode: words,
  houseNumber: words,
  houseNumberAddition: v.optional(v.string()),
})

const searchRequest = v.strictObject({
  context: v.pipe(v.string(), v.maxLength(500)),
  query: v.pipe(v.string(), v.maxLength(200)),
})

const countryOf = (context: Context): Country => {
  const country = context.req.param('country')
  if (country !== 'NL' && country !== 'BE') throw notUnderstood('country: NL or BE')
  return country
}

const unavailable = (message: string): HttpFailure => new HttpFailure(503, message, { headers: { 'Retry-After': '2' } })
const notFound = (): HttpFailure => new HttpFailure(404, 'addressNotFound')

const lookup: Call = {
  method: 'POST',
  path: '/api/v2/checkout/address',
  operation: 'lookupAddress',
  handle: async (backend, context) => {
    const request = await readBody(context, lookupRequest)
    if (backend.meets('address-down')) throw unavailable('addressServiceDown')
    const postcode = /^(\d{4})([A-Z]{2})$/.exec(request.zipCode.replace(/\s/g, '').toUpperCase())
    const houseNumber = /^\d{1,5}$/.test(request.houseNumber.trim()) ? Number(request.houseNumber) : 0
    if (request.countryCode !== 'NL' || postcode === null || houseNumber === 0) throw notFound()
    const [whole, digits = '', letters = ''] = postcode
    const found = await backend.addressLookup.find(whole, houseNumber)
    if (found.type === 'down') throw unavailable('addressServiceDown')
    if (found.type === 'notFound') throw notFound()
    const { street, city } = found
    return succeed(context, {
      status: 'success',
      data: { street, city, postcode: `${digits} ${letters}`, houseNumber: `${houseNumber}` },
    } satisfies Wire['FoundAddressResponse'])
  },
}

const search: Call = {
  method: 'POST',
  path: '/api/v2/checkout/address/v2/:country',
  operation: 'searchAddresses',
  handle: async (backend, context) => {
    const country = countryOf(context)
    const request = await readBody(context, searchRequest)
    if (backend.meets('address-down')) throw unavailable('addressSearchUnavailable')
    const { session, own } =
      request.context === '' ? { session: await beginSearch(backend), own: null } : await readContext(backend, request.context)
    const found = await backend.addressLookup.search({ country, context: own, query: request.query, session })
    if (found.type === 'down') throw unavailable('addressSearchUnavailable')
    if (found.type === 'contextUnknown') throw expired()
    return succeed(context, {
      status: 'success',
      data: {
        newContext: found.newContext === null ? null : contextOf(session, found.newContext),
        matches: found.matches.map((match) => ({ ...match, context: contextOf(session, match.context) })),
      },
    } satisfies Wire['AddressMatchesResponse'])
  },
}

const details: Call = {
  method: 'POST',
  path: '/api/v2/checkout/address/details/:country/:id',
  operation: 'loadAddressDetails',
  handle: async (backend, context) => {
    const country = countryOf(context)
    const id = context.req.param('id') ?? ''
    if (id.length > 500) throw notUnderstood('id: at most 500 characters')
    if (backend.meets('address-down')) throw unavailable('addressSearchUnavailable')
    const { session, own } = await readContext(backend, id)
    const found = await backend.addressLookup.details({ country, context: own, session })
    if (found.type === 'down') throw unavailable('addressSearchUnavailable')
    if (found.type === 'contextUnknown') throw expired()
    if (found.type === 'notFound') throw notFound()
    return succeed(context, { status: 'success', data: { address: found.address } } satisfies Wire['AddressDetailsResponse'])
  },
}

/** Lookup by postcode and number, and search while typing. */
export const addressSearchCalls: readonly Call[] = [
  lookup,
  { ...lookup, path: '/api/checkout/address', operation: 'lookupAddressLegacy' },
  search,
  details,
]
