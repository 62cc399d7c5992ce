import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { addToCart, login, createTestShop } from '../testing/visitTestShop.ts'

const active = 'actief@thuishaven.test'

it('ACC-01 a copy of the data holds all orders, addresses and questions of the customer, and of nobody else', async () => {
  const shop = await createTestShop()
  const visitor = shop.visitor()
  await login(visitor, active)
  const { data } = (await visitor.call<Wire['CustomerDataResponse']>('GET', '/api/v2/account/data')).body
  const listed = (await visitor.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data.pagination.totalHits
  expect({ orders: data.orders.length, addresses: data.addresses.delivery.length }).toEqual({ orders: listed, addresses: 2 })
  expect(data.details.emailAddress).toBe(active)
  expect(JSON.stringify(data)).not.toContain('zakelijk')
})

it('ACC-01 a deleted account leaves only what the law requires, such as its order', async () => {
  const shop = await createTestShop()
  const visitor = shop.visitor()
  await addToCart(visitor, 1003)
  await login(visitor, active)
  expect((await visitor.post('/api/v2/account/deletion', { password: 'Fout1234' })).status).toBe(422)
  expect((await visitor.post('/api/v2/account/deletion', { password: 'Welkom01' })).status).toBe(200)
  expect([...visitor.cookies.keys()]).not.toContain('auth_token')
  expect((await login(shop.visitor(), active)).status).toBe(401)
  const left = async (table: string) =>
    (await shop.backend.store.get(`SELECT count(*) AS rows FROM ${table} WHERE customer_id = 'customer-actief'`))?.['rows']
  expect(await Promise.all(['session', 'address', 'cart', 'own_price', 'ticket', 'wish'].map(left))).toEqual([0, 0, 0, 0, 0, 0])
  expect(await left('purchase')).toBeGreaterThan(0)
})
