import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { login, createTestShop } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

let shop: TestShop
let anna: TestVisitor
beforeEach(async () => {
  shop = await createTestShop()
  anna = shop.visitor()
  await login(anna, 'actief@thuishaven.test')
})
const saved = async () => (await anna.call<Wire['AddressesResponse']>('GET', '/api/v2/account/addresses')).body.data
const address = {
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '1011 ab',
  houseNumber: '3',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
}

describe('the address book of the mock server', () => {
  it('ADR-07 ADR-08 a new address is added last, once for each idempotency key; a missing field refuses the whole address', async () => {
    const key = { 'idempotency-key': 'adres-12345' }
    const first = await anna.post<Wire['SavedAddressResponse']>('/api/v2/account/addresses', address, key)
    await anna.post('/api/v2/account/addresses', address, key)
    expect((await saved()).map(({ uid }) => uid)).toEqual([expect.any(String), expect.any(String), first.body.data])
    expect((await saved()).at(-1)).toMatchObject({ zipCode: '1011 AB', countryCode: 'NL' })
    const { city: _city, ...rest } = address
    const refused = await anna.post<Wire['Failure']>('/api/v2/account/addresses', rest)
    expect([refused.status, refused.body]).toEqual([422, { status: 'error', message: 'accountAddressCreateFailed', errorCode: 'city' }])
    expect(await saved()).toHaveLength(3)
  })

  it('ADR-07 a change of an address changes only the fields it sends', async () => {
    const [first] = await saved()
    await anna.call('PUT', `/api/v2/account/addresses/${first?.id ?? ''}`, { houseNumberAddition: 'C' })
    expect((await saved())[0]).toEqual({ ...first, houseNumberAddition: 'C' })
    expect((await anna.call('PUT', `/api/v2/account/addresses/${first?.id ?? ''}`, { zipCode: '12' })).status).toBe(422)
  })

  it('ADR-09 an address keeps the line of its address search until the line is removed', async () => {
    const made = await anna.post<Wire['SavedAddressResponse']>('/api/v2/account/addresses', { ...address, address: 'Prins Hendrikkade 3' })
    const line = async () => (await saved()).find(({ uid }) => uid === made.body.data)?.address
    expect(await line()).toBe('Prins Hendrikkade 3')
    await anna.call('PUT', `/api/v2/account/addresses/${made.body.data}`, { houseNumber: '4', address: '' })
    expect(await line()).toBe('')
  })

  it('ADR-07 the oldest remaining address becomes the default when the default address is deleted', async () => {
    const [first, second] = await saved()
    expect((await anna.call('DELETE', `/api/v2/account/addresses/${first?.uid ?? ''}`)).status).toBe(200)
    const { body } = await login(anna, 'actief@thuishaven.test')
    expect(body.data.defaultDeliveryAddressId).toBe(second?.id)
  })

  it('ADR-07 an address of another customer is not found', async () => {
    const [first] = await saved()
    const other = shop.visitor()
    await login(other, 'zakelijk@thuishaven.test')
    for (const method of ['PUT', 'DELETE']) {
      expect((await other.call(method, `/api/v2/account/addresses/${first?.id ?? ''}`, { city: 'Gent' })).status).toBe(404)
    }
    expect((await other.post('/api/v2/account', { defaultAddressId: first?.id })).status).toBe(422)
    expect((await saved())[0]).toEqual(first)
  })

  it('SES-01 five wrong passwords within 15 minutes lock the account for the rest of them', async () => {
    for (let retries = 0; retries < 5; retries += 1)
      expect((await login(shop.visitor(), 'zakelijk@thuishaven.test', 'Fout1234')).status).toBe(401)
    const limited = await login(shop.visitor(), 'zakelijk@thuishaven.test')
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '900'])
    expect((await login(shop.visitor(), 'actief@thuishaven.test')).status).toBe(200)
    shop.advance(15 * 60 * 1000)
    expect((await login(shop.visitor(), 'zakelijk@thuishaven.test')).status).toBe(200)
  })
})
