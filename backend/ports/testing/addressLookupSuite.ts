import { expect, it } from 'vitest'
import type { AddressLookup } from '../AddressLookup.ts'

/** An address that the look-up under test knows, and how it is found. */
export interface KnownAddress {
  readonly postcode: string
  readonly houseNumber: number
  readonly street: string
  readonly city: string
  /** What is typed first, and what after the street was chosen. */
  readonly typed: readonly [string, string]
}

const session = 'search-00000000-0000-0000-0000-000000000000'

/** What every implementation of AddressLookup keeps; call it within a `describe`. */
export const addressLookupSuite = (lookup: () => AddressLookup, { postcode, houseNumber, street, city, typed }: KnownAddress): void => {
  it('a postcode with a house number has a street; an unused one is not found', async () => {
    expect(await lookup().find(postcode, houseNumber)).toEqual({ type: 'found', street, city })
    expect(await lookup().find(postcode, 99_999)).toEqual({ type: 'notFound' })
    expect(await lookup().find('9999ZZ', 1)).toEqual({ type: 'notFound' })
  })

  it('a search narrows from a street to an address with details', async () => {
    const first = await lookup().search({ country: 'NL', context: null, query: typed[0], session })
    const chosen = first.type === 'matches' ? first.matches.find(({ precision }) => precision === 'Street') : undefined
    expect(chosen?.label).toContain(street)
    const context = chosen?.context ?? ''
    expect(await lookup().details({ country: 'NL', context, session })).toEqual({ type: 'notFound' })

    const second = await lookup().search({ country: 'NL', context, query: typed[1], session })
    const [address] = second.type === 'matches' ? second.matches : []
    expect(address?.precision).toBe('Address')
    expect(await lookup().details({ country: 'NL', context: address?.context ?? '', session })).toEqual({
      type: 'found',
      address: {
        postcode: `${postcode.slice(0, 4)} ${postcode.slice(4)}`,
        buildingNumber: `${houseNumber}`,
        buildingNumberAddition: null,
        street,
        locality: city,
      },
    })
  })

  it('contexts are at most 300 characters, and highlights lie within their label', async () => {
    const found = await lookup().search({ country: 'NL', context: null, query: typed[0], session })
    for (const { context, label, highlights } of found.type === 'matches' ? found.matches : []) {
      expect(context.length).toBeLessThanOrEqual(300)
      for (const [from = -1, to = -1] of highlights) expect([0 <= from, from <= to, to <= label.length]).toEqual([true, true, true])
    }
  })

  it('nothing typed, or nonsense, has no matches', async () => {
    for (const query of ['', '  ', 'qqxxzz'])
      expect(await lookup().search({ country: 'NL', context: null, query, session })).toEqual({
        type: 'matches',
        matches: [],
        newContext: null,
      })
  })

  it('an invented context is refused', async () => {
    for (const context of ['', 'x', '..', '__proto__', 'constructor', '{"kind":"street"}', 'adr-../free']) {
      expect((await lookup().search({ country: 'NL', context, query: typed[1], session })).type).toBe('contextUnknown')
      expect((await lookup().details({ country: 'NL', context, session })).type).toMatch(/^(?:contextUnknown|notFound)$/)
    }
  })
}
