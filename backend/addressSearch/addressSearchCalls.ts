import * as v from 'valibot'
import type { Context } from 'hono'
import type { Call } from '../answers/Call.ts'
import type { Backend } from '../answers/Backend.ts'
import { notUnderstood, readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import type { Country } from '../options/options.ts'
import { addressAt, matchAddresses } from './matchAddresses.ts'
import { beginSearch, contextOf, readContext } from './searchContext.ts'

const searchRequest = v.strictObject({
  context: v.pipe(v.string(), v.maxLength(500)),
  query: v.pipe(v.string(), v.maxLength(200)),
})

const countryOf = (context: Context): Country => {
  const country = context.req.param('country')
  if (country !== 'NL' && country !== 'BE') throw notUnderstood('country: NL or BE')
  return country
}

const available = (backend: Backend): void => {
  if (backend.meets('address-down')) throw new HttpFailure(503, 'addressSearchUnavailable', { headers: { 'Retry-After': '2' } })
}

const search: Call = {
  method: 'POST',
  path: '/api/v2/checkout/address/v2/:country',
  operation: 'searchAddresses',
  handle: async (backend, context) => {
    const country = countryOf(context)
    const request = await readBody(context, searchRequest)
    available(backend)
    const { searchId, scope } =
      request.context === ''
        ? { searchId: await beginSearch(backend), scope: { kind: 'country' as const } }
        : await readContext(backend, request.context)
    const found = matchAddresses(backend.shop.streets, country, scope, request.query)
    const elsewhere = found.length === 0 && scope.kind !== 'country'
    const matches = elsewhere ? matchAddresses(backend.shop.streets, country, { kind: 'country' }, request.query) : found
    return succeed(context, {
      status: 'success',
      data: {
        newContext: elsewhere && matches.length > 0 ? contextOf(searchId, { kind: 'country' }) : null,
        matches: matches.map(({ scope: own, ...match }) => ({ ...match, context: contextOf(searchId, own) })),
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
    available(backend)
    const address = addressAt(backend.shop.streets, country, (await readContext(backend, id)).scope)
    if (address === null) throw new HttpFailure(404, 'addressNotFound')
    return succeed(context, { status: 'success', data: { address } } satisfies Wire['AddressDetailsResponse'])
  },
}

/** Address search while typing. */
export const addressSearchCalls: readonly Call[] = [search, details]
