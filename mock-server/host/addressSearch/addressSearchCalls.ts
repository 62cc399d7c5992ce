import * as v from 'valibot'
import type { Context } from 'hono'
import type { Call } from '../answers/Call.ts'
import type { Host } from '../answers/Host.ts'
import { notUnderstood, readBody } from '../answers/readBody.ts'
import { Refusal } from '../answers/Refusal.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import type { Country } from '../options/options.ts'
import { addressAt, matchAddresses } from './matchAddresses.ts'
import { beginSearch, contextOf, readContext } from './searchContext.ts'

const searchQuestion = v.strictObject({
  context: v.pipe(v.string(), v.maxLength(500)),
  query: v.pipe(v.string(), v.maxLength(200)),
})

const countryOf = (context: Context): Country => {
  const country = context.req.param('country')
  if (country !== 'NL' && country !== 'BE') throw notUnderstood('country: NL or BE')
  return country
}

const available = (host: Host): void => {
  if (host.scenarios.meets('address-down')) throw new Refusal(503, 'addressSearchUnavailable', { headers: { 'Retry-After': '2' } })
}

const search: Call = {
  method: 'POST',
  path: '/api/v2/checkout/address/v2/:country',
  operation: 'searchAddresses',
  handle: async (host, context) => {
    const country = countryOf(context)
    const question = await readBody(context, searchQuestion)
    available(host)
    const { searchId, scope } =
      question.context === '' ? { searchId: beginSearch(host), scope: { kind: 'country' as const } } : readContext(host, question.context)
    const found = matchAddresses(host.shop.streets, country, scope, question.query)
    const elsewhere = found.length === 0 && scope.kind !== 'country'
    const matches = elsewhere ? matchAddresses(host.shop.streets, country, { kind: 'country' }, question.query) : found
    return succeed(context, {
      status: 'success',
      data: {
        newContext: elsewhere && matches.length > 0 ? contextOf(searchId, { kind: 'country' }) : null,
        matches: matches.map(({ scope: own, ...match }) => ({ ...match, context: contextOf(searchId, own) })),
      },
    } satisfies Wire['AddressMatchesAnswer'])
  },
}

const details: Call = {
  method: 'POST',
  path: '/api/v2/checkout/address/details/:country/:id',
  operation: 'loadAddressDetails',
  handle: (host, context) => {
    const country = countryOf(context)
    const id = context.req.param('id') ?? ''
    if (id.length > 500) throw notUnderstood('id: at most 500 characters')
    available(host)
    const address = addressAt(host.shop.streets, country, readContext(host, id).scope)
    if (address === null) throw new Refusal(404, 'addressNotFound')
    return succeed(context, { status: 'success', data: { address } } satisfies Wire['AddressDetailsAnswer'])
  },
}

/** Address search while typing. */
export const addressSearchCalls: readonly Call[] = [search, details]
