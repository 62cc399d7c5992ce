import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
let cookie = ''
const email = 'bezorgd@voorbeeld.test'

const call = async (path: string, body: unknown): Promise<Response> => {
  const response = await fetch(shop.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'nl-NL', cookie },
    body: JSON.stringify(body),
  })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  if (cookies.length > 0) cookie = [cookie, ...cookies].filter((part) => part !== '').join('; ')
  return response
}

beforeAll(async () => {
  shop = await serveShop()
  const place = { countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1', streetName: 'Prins Hendrikkade', city: 'Amsterdam' }
  await call('/api/v2/account/register', {
    ...place,
    firstName: 'Noor',
    lastName: 'Vis',
    phoneNumber: '06-12345678',
    password: 'Welkom01',
    emailAddress: email,
  })
  const login = (await (await call('/api/v2/account/login', { email, password: 'Welkom01' })).json()) as {
    data: { addresses: { delivery: readonly { id: string }[] } }
  }
  await call('/api/v2/cart/lines', { item: { id: '1007', productId: 1007, quantity: 1, options: [] } })
  await call('/api/v2/cart', { address_id: login.data.addresses.delivery[0]?.id })
}, 60_000)
afterAll(() => shop.close())

/** The overview, as text. */
const overview = async (shipping: string): Promise<string> => {
  await call('/api/v2/cart', { shipping_option_id: shipping })
  const response = await fetch(`${shop.address}/checkout/overzicht`, { headers: { 'accept-language': 'nl', cookie } })
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, '').replaceAll('\u00a0', ' ')
}

it('CHK-05a the summary names a delivery with its price, a free one by its name alone', async () => {
  expect(await overview('postnl')).toContain('PostNL, € 6,95')
  const free = await overview('gratis')
  expect(free).toContain('Gratis bezorgd')
  expect(free).not.toContain('Gratis bezorgd, Gratis')
})
