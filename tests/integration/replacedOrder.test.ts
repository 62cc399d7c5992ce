import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterAll(() => shop.close())

const jar = new Map<string, string>()
const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
const call = async (path: string, body: object): Promise<{ readonly data: Record<string, unknown> }> => {
  const headers = { 'content-type': 'application/json', 'accept-language': 'nl-NL', cookie: cookie() }
  const response = await fetch(shop.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    jar.set(name, value)
  }
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as { readonly data: Record<string, unknown> }
}
const pageOf = async (path: string): Promise<string> => {
  const response = await fetch(shop.address + path, { headers: { 'accept-language': 'nl', cookie: cookie() } })
  return (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
}

describe('an order that a newer one of the same cart replaced', () => {
  it('ACC-02 ACC-03 an order replaced by a newer one of its cart is cancelled in the account, and no page offers to pay it', async () => {
    const { data } = await call('/api/v2/account/login', { email: 'actief@thuishaven.test', password: 'Welkom01' })
    const { delivery } = data['addresses'] as { readonly delivery: readonly { readonly id: string }[] }
    await call('/api/v2/cart/lines', { item: { id: '1004', productId: 1004, quantity: 1, options: [] } })
    await call('/api/v2/cart', { address_id: delivery[0]?.id })
    await call('/api/v2/cart', { payment_option_id: 'ideal' })
    for (const way of ['postnl', 'dhl']) {
      await call('/api/v2/cart', { shipping_option_id: way })
      await call('/api/v2/checkout/pay', {})
    }
    const listed = await fetch(`${shop.address}/api/v2/account/orders`, { headers: { cookie: cookie() } })
    const { orders } = ((await listed.json()) as { data: { orders: readonly { uid: string; orderNumber: string }[] } }).data
    const [newer, older] = orders
    const pay = /<button[^>]*>(?:<span[^>]*>)?Betaal €/
    expect(await pageOf(`/account/orders/${newer?.uid ?? ''}`)).toMatch(pay)
    const replaced = await pageOf(`/account/orders/${older?.uid ?? ''}`)
    expect(replaced).toContain('Geannuleerd')
    expect(replaced).not.toMatch(pay)
    const overview = await pageOf('/account/overview')
    const open = overview.slice(overview.indexOf('id="open-amounts"'))
    expect(open).toContain(newer?.orderNumber ?? 'none')
    expect(open.slice(0, open.indexOf('</section>'))).not.toContain(older?.orderNumber ?? 'none')
  })
})
