import * as v from 'valibot'
import type { AddressLookup } from '../ports/AddressLookup.ts'
import type { Street } from '../records/ShopRecord.ts'
import { addressAt, matchAddresses } from './matchAddresses.ts'
import type { Scope } from './matchAddresses.ts'

const zipCode = v.string()
const number = v.number()
const scopeSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('country') }),
  v.strictObject({ kind: v.literal('place'), city: v.string() }),
  v.strictObject({ kind: v.literal('street'), zipCode }),
  v.strictObject({ kind: v.literal('building'), zipCode, number }),
  v.strictObject({ kind: v.literal('address'), zipCode, number, addition: v.string() }),
])

const scopeOf = (context: string): Scope | null => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), scopeSchema), context)
  return parsed.success ? parsed.output : null
}

const country: Scope = { kind: 'country' }

/**
 * Addresses from the shop's own data: streets with known house numbers.
 * @param streets those of now
 */
export const createLocalAddresses = (streets: () => readonly Street[]): AddressLookup => ({
  find: async (postcode, houseNumber) => {
    const found = streets().find((street) => street.country === 'NL' && street.zipCode.replace(' ', '') === postcode)
    return found === undefined || houseNumber < found.first || houseNumber > found.last
      ? { type: 'notFound' }
      : { type: 'found', street: found.street, city: found.city }
  },
  search: async ({ country: code, context, query }) => {
    const scope = context === null ? country : scopeOf(context)
    if (scope === null) return { type: 'contextUnknown' }
    const found = matchAddresses(streets(), code, scope, query)
    const elsewhere = found.length === 0 && scope.kind !== 'country'
    const matches = elsewhere ? matchAddresses(streets(), code, country, query) : found
    return {
      type: 'matches',
      newContext: elsewhere && matches.length > 0 ? JSON.stringify(country) : null,
      matches: matches.map(({ scope: own, ...match }) => ({ ...match, context: JSON.stringify(own) })),
    }
  },
  details: async ({ country: code, context }) => {
    const scope = scopeOf(context)
    if (scope === null) return { type: 'contextUnknown' }
    const address = addressAt(streets(), code, scope)
    return address === null ? { type: 'notFound' } : { type: 'found', address }
  },
})
