import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { createTestShop } from '../testing/visitTestShop.ts'
import type { TestShop } from '../testing/visitTestShop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await createTestShop()
})
const search = async (query: string, context = '', country = 'NL') =>
  (await shop.visitor().post<Wire['AddressMatchesResponse']>(`/api/v2/checkout/address/v2/${country}`, { context, query })).body.data
const details = (context: string, country = 'NL') =>
  shop.visitor().post<Wire['AddressDetailsResponse']>(`/api/v2/checkout/address/details/${country}/${encodeURIComponent(context)}`)

describe('the address search of the mock server', () => {
  it('ADR-04 an address search narrows from a street to a whole address, whose details can be requested', async () => {
    const [street] = (await search('Prins Hen')).matches
    expect(street).toMatchObject({ label: 'Prins Hendrikkade, Amsterdam', precision: 'Street', highlights: [[0, 9]] })
    const [address] = (await search('Prins Hendrikkade 1', street?.context)).matches
    expect(address).toMatchObject({ value: 'Prins Hendrikkade 1, 1011 AB Amsterdam', precision: 'Address' })
    expect((await details(address?.context ?? '')).body.data.address).toEqual({
      postcode: '1011 AB',
      buildingNumber: '1',
      buildingNumberAddition: null,
      street: 'Prins Hendrikkade',
      locality: 'Amsterdam',
    })
  })

  it('ADR-04 a split building requests an addition; postcodes, towns and Belgian addresses are found too', async () => {
    const building = (await search('1011ab 10')).matches.find(({ precision }) => precision === 'PartialAddress')
    const [first] = (await search('Prins Hendrikkade 10', building?.context)).matches
    expect((await details(first?.context ?? '')).body.data.address.buildingNumberAddition).toBe('A')
    expect((await search('1011')).matches[0]).toMatchObject({ precision: 'PostalCode', label: '1011 AB' })
    expect((await search('Utr')).matches.map(({ precision }) => precision)).toEqual(['Locality'])
    expect((await search('Veldstraat 12', '', 'BE')).matches[0]).toMatchObject({ value: 'Veldstraat 12, 9000 Gent' })
    expect((await search('Zzyzx')).matches).toEqual([])
  })

  it('ADR-04 a search without results in its street continues in the whole country', async () => {
    const [street] = (await search('Prins Hen')).matches
    const moved = await search('Coolsingel', street?.context)
    expect([moved.newContext, moved.matches[0]?.label]).toEqual([expect.any(String), 'Coolsingel, Rotterdam'])
  })

  it('ADR-05 a search context expires 15 minutes after the last query; a partial address has no details', async () => {
    const [street] = (await search('Prins Hen')).matches
    expect((await details(street?.context ?? '')).status).toBe(404)
    shop.advance(14 * 60 * 1000)
    await search('Prins Hendrikkade 1', street?.context)
    shop.advance(14 * 60 * 1000)
    expect((await details(street?.context ?? '')).status).toBe(404)
    shop.advance(15 * 60 * 1000 + 1)
    expect((await details(street?.context ?? '')).status).toBe(410)
    expect((await details('verzonnen')).status).toBe(410)
  })
})
