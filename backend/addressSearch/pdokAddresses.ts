import * as v from 'valibot'
import type { Wire } from '../contract/wire.ts'
import type { AddressLookup } from '../ports/AddressLookup.ts'
import { requestJson } from './requestJson.ts'

/** Types of results, by precision. */
const precisions = { woonplaats: 'Locality', weg: 'Street', postcode: 'PostalCode', adres: 'Address' } as const
type Kind = keyof typeof precisions
const kinds = Object.keys(precisions) as Kind[]

/** A town has streets and addresses; a street or postcode has addresses. */
const within: ReadonlyMap<string | null, readonly Kind[]> = new Map([
  [null, kinds],
  ['woonplaats', ['weg', 'postcode', 'adres']],
  ['weg', ['adres']],
  ['postcode', ['adres']],
])

const most = 10
const listOf = <Doc extends v.GenericSchema>(doc: Doc) => v.object({ docs: v.array(doc) })
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const optionalText = v.optional(v.pipe(v.string(), v.maxLength(20)), '')

const streets = v.object({ response: listOf(v.object({ straatnaam: text, woonplaatsnaam: text })) })
const suggestions = v.object({
  response: listOf(v.object({ type: v.picklist(kinds), weergavenaam: text, id: text })),
  highlighting: v.optional(v.record(v.string(), v.object({ suggest: v.optional(v.array(v.string()), []) })), {}),
})
const addresses = v.object({
  response: listOf(
    v.object({
      straatnaam: text,
      woonplaatsnaam: text,
      postcode: v.pipe(v.string(), v.regex(/^\d{4}[A-Z]{2}$/)),
      huisnummer: v.pipe(v.number(), v.integer()),
      huisletter: optionalText,
      huisnummertoevoeging: optionalText,
    }),
  ),
})

/** Keeps only characters that occur in addresses, because others have a meaning in the service's query language. */
const plainQuery = (typed: string): string => typed.replace(/[^\p{L}\p{M}\p{N}\s,.'-]/gu, ' ').trim()

/** The ranges that the service marks with <b>; none when the text is not the label with marks. */
const highlightsOf = (marked: string | undefined, label: string): number[][] => {
  const ranges: number[][] = []
  let plain = ''
  for (const [index, part] of (marked ?? '').split(/<\/?b>/).entries()) {
    if (index % 2 === 1) ranges.push([plain.length, plain.length + part.length])
    plain += part
  }
  return plain === label ? ranges : []
}

const addressId = /^adr-[0-9a-f]{32}$/

/**
 * Addresses from the Locatieserver of PDOK, the Dutch government's free service without a key; Dutch addresses only.
 * https://api.pdok.nl/bzk/locatieserver/search/v3_1/ui/
 */
export const createPdokAddresses = (origin = 'https://api.pdok.nl'): AddressLookup => {
  const request = <Schema extends v.GenericSchema>(
    endpoint: string,
    parameters: readonly (readonly [string, string])[],
    schema: Schema,
  ) => {
    const url = new URL(`/bzk/locatieserver/search/v3_1/${endpoint}`, origin)
    for (const [name, value] of parameters) url.searchParams.append(name, value)
    return requestJson(url, {}, schema)
  }
  const suggest = async (query: string, among: readonly Kind[]): Promise<readonly Wire['AddressMatch'][] | null> => {
    const answer = await request(
      'suggest',
      [
        ['q', query],
        ['fq', `type:(${among.join(' OR ')})`],
        ['rows', `${most}`],
      ],
      suggestions,
    )
    if (answer.type === 'down') return null
    if (answer.type === 'unknown') return []
    const { response, highlighting } = answer.data
    return response.docs.slice(0, most).map(({ type, weergavenaam, id }) => ({
      value: type === 'adres' ? weergavenaam : `${weergavenaam} `,
      label: weergavenaam,
      description: '',
      precision: precisions[type],
      highlights: highlightsOf(highlighting[id]?.suggest[0], weergavenaam),
      context: type === 'adres' ? id : type,
    }))
  }
  return {
    find: async (postcode, houseNumber) => {
      const answer = await request(
        'free',
        [
          ['fq', 'type:adres'],
          ['fq', `postcode:${postcode}`],
          ['fq', `huisnummer:${houseNumber}`],
          ['fl', 'straatnaam,woonplaatsnaam'],
          ['rows', '1'],
        ],
        streets,
      )
      if (answer.type === 'down') return answer
      const [found] = answer.type === 'data' ? answer.data.response.docs : []
      return found === undefined ? { type: 'notFound' } : { type: 'found', street: found.straatnaam, city: found.woonplaatsnaam }
    },
    search: async ({ country, context, query }) => {
      const among = within.get(context)
      if (among === undefined) return { type: 'contextUnknown' }
      const typed = plainQuery(query)
      if (country !== 'NL' || typed === '') return { type: 'matches', matches: [], newContext: null }
      const found = await suggest(typed, among)
      if (found === null) return { type: 'down' }
      return { type: 'matches', matches: found, newContext: null }
    },
    details: async ({ context }) => {
      if (within.has(context)) return { type: 'notFound' }
      if (!addressId.test(context)) return { type: 'contextUnknown' }
      const answer = await request(
        'lookup',
        [
          ['id', context],
          ['fl', 'straatnaam,woonplaatsnaam,postcode,huisnummer,huisletter,huisnummertoevoeging'],
        ],
        addresses,
      )
      if (answer.type === 'down') return answer
      const [found] = answer.type === 'data' ? answer.data.response.docs : []
      if (found === undefined) return { type: 'notFound' }
      const addition = [found.huisletter, found.huisnummertoevoeging].filter((part) => part !== '').join('-')
      return {
        type: 'found',
        address: {
          postcode: `${found.postcode.slice(0, 4)} ${found.postcode.slice(4)}`,
          buildingNumber: `${found.huisnummer}`,
          buildingNumberAddition: addition === '' ? null : addition,
          street: found.straatnaam,
          locality: found.woonplaatsnaam,
        },
      }
    },
  }
}
