import type { Wire } from '../contract/wire.ts'
import type { Country } from '../records/DeliveryRecord.ts'
import type { Street } from '../records/ShopRecord.ts'

/** Scope of a search: the whole country, a town, a street, a building that needs an addition, or a complete address. */
export type Scope =
  | { readonly kind: 'country' }
  | { readonly kind: 'place'; readonly city: string }
  | { readonly kind: 'street'; readonly zipCode: string }
  | { readonly kind: 'building'; readonly zipCode: string; readonly number: number }
  | { readonly kind: 'address'; readonly zipCode: string; readonly number: number; readonly addition: string }

/** A match without its context. */
export type Match = Omit<Wire['AddressMatch'], 'context'> & { readonly scope: Scope }

/** Maximum number of matches in a response. */
const most = 10

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** House numbers of split buildings, whose address needs an addition. */
const isSplit = (number: number): boolean => number % 10 === 0
const additions = ['A', 'B']

const markOf = (label: string, typed: string): number[][] => {
  const at = typed === '' ? -1 : plain(label).indexOf(plain(typed))
  return at === -1 ? [] : [[at, at + typed.length]]
}

const streetMatch = (street: Street, typed: string): Match => {
  const label = `${street.street}, ${street.city}`
  return {
    value: `${label} `,
    label,
    description: street.zipCode,
    precision: 'Street',
    highlights: markOf(label, typed),
    scope: { kind: 'street', zipCode: street.zipCode },
  }
}

const zipMatch = (street: Street, typed: string): Match => ({
  value: `${street.zipCode} `,
  label: street.zipCode,
  description: `${street.street}, ${street.city}`,
  precision: 'PostalCode',
  highlights: markOf(street.zipCode, typed),
  scope: { kind: 'street', zipCode: street.zipCode },
})

const addressMatch = (street: Street, number: number, addition: string, typed: string): Match => {
  const label = `${street.street} ${number}${addition === '' ? '' : `-${addition}`}`
  return {
    value: `${label}, ${street.zipCode} ${street.city}`,
    label,
    description: `${street.zipCode} ${street.city}`,
    precision: 'Address',
    highlights: markOf(label, typed),
    scope: { kind: 'address', zipCode: street.zipCode, number, addition },
  }
}

const buildingMatch = (street: Street, number: number, typed: string): Match => {
  const label = `${street.street} ${number}`
  return {
    value: label,
    label,
    description: `${street.zipCode} ${street.city}`,
    precision: 'PartialAddress',
    highlights: markOf(label, typed),
    scope: { kind: 'building', zipCode: street.zipCode, number },
  }
}

const numbersOf = ({ first, last }: Street, typed: string): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((number) => String(number).startsWith(typed))

const inStreet = (street: Street, digits: string, addition: string, typed: string): readonly Match[] =>
  numbersOf(street, digits)
    .slice(0, most)
    .flatMap((number) => {
      if (!isSplit(number)) return addition === '' ? [addressMatch(street, number, '', typed)] : []
      if (addition === '') return [buildingMatch(street, number, typed)]
      return additions.filter((letter) => letter.startsWith(addition)).map((letter) => addressMatch(street, number, letter, typed))
    })

const beginsWord = (text: string, typed: string): boolean => plain(text).startsWith(typed) || plain(text).includes(` ${typed}`)

const placesIn = (found: readonly Street[], typed: string): readonly Match[] =>
  [...new Set(found.map(({ city }) => city))]
    .filter((city) => beginsWord(city, plain(typed)))
    .map((city) => ({
      value: `${city} `,
      label: city,
      description: '',
      precision: 'Locality' as const,
      highlights: markOf(city, typed),
      scope: { kind: 'place' as const, city },
    }))

const within = (streets: readonly Street[], country: Country, scope: Scope): readonly Street[] =>
  streets.filter((street) => {
    if (street.country !== country) return false
    if (scope.kind === 'country') return true
    return scope.kind === 'place' ? street.city === scope.city : street.zipCode === scope.zipCode
  })

const byZipCode = (found: readonly Street[], typed: string): readonly Match[] | null => {
  const match = /^(\d{4}\s?[a-z]{0,2})(?:\s+(\d{1,5})\s*-?\s*([a-z]?))?$/i.exec(typed)
  if (match === null) return null
  const zip = (match[1] ?? '').replace(/\s/g, '').toUpperCase()
  const hits = found.filter((street) => street.zipCode.replace(' ', '').startsWith(zip))
  const digits = match[2]
  if (digits === undefined) return hits.map((street) => zipMatch(street, match[1] ?? ''))
  return hits.flatMap((street) => inStreet(street, digits, (match[3] ?? '').toUpperCase(), typed))
}

const byName = (found: readonly Street[], typed: string): readonly Match[] => {
  const match = /^(.*?\p{L})[\s,]+(\d{1,5})\s*-?\s*([a-z]?)(?:,.*)?$/iu.exec(typed)
  const name = plain(match?.[1] ?? typed)
    .replace(/,.*$/, '')
    .trim()
  const hits = found.filter(({ street }) => beginsWord(street, name))
  const digits = match?.[2]
  if (digits !== undefined) return hits.flatMap((street) => inStreet(street, digits, (match?.[3] ?? '').toUpperCase(), typed))
  return [...hits.map((street) => streetMatch(street, name)), ...placesIn(found, name)]
}

/** Matches within a scope that begin with the typed text, best first. */
export const matchAddresses = (streets: readonly Street[], country: Country, scope: Scope, query: string): readonly Match[] => {
  const typed = query.trim()
  const found = within(streets, country, scope)
  const [only] = found
  if (scope.kind === 'building' && only !== undefined) {
    return additions.map((letter) => addressMatch(only, scope.number, letter, typed))
  }
  if (typed === '' && scope.kind === 'country') return []
  const matches = byZipCode(found, typed) ?? byName(found, typed)
  const narrowed = scope.kind === 'street' && only !== undefined && matches.every(({ precision }) => precision === 'Street')
  return (narrowed && (typed === '' || matches.length > 0) ? inStreet(only, '', '', typed) : matches).slice(0, most)
}

/** The fields of a complete address. */
export const addressAt = (streets: readonly Street[], country: Country, scope: Scope): Wire['CheckedAddress'] | null => {
  if (scope.kind !== 'address') return null
  const street = streets.find((candidate) => candidate.country === country && candidate.zipCode === scope.zipCode)
  if (street === undefined) return null
  return {
    postcode: street.zipCode,
    buildingNumber: `${scope.number}`,
    buildingNumberAddition: scope.addition === '' ? null : scope.addition,
    street: street.street,
    locality: street.city,
  }
}
