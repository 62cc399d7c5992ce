import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { addToCart, login, createTestShop } from '../testing/visitTestShop.ts'

const active = 'actief@thuishaven.test'

it('ACC-01 a copy of the data has all orders, addresses and questions of the customer, and of no other customer', async () => {
  const shop = await createTestShop()
  const visitor = shop.visitor()
  await login(visitor, active)
  const { data } = (await visitor.call<Wire['CustomerDataResponse']>('GET', '/api/v2/account/data')).body
  const listed = (await visitor.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data.pagination.totalHits
  expect({ orders: data.orders.length, addresses: data.addresses.delivery.length }).toEqual({ orders: listed, addresses: 2 })
  expect(data.details.emailAddress).toBe(active)
  expect(JSON.stringify(data)).not.toContain('zakelijk')
})

it('ACC-01 a deleted account leaves only data that the law requires, such as its order and every invoice as it was', async () => {
  const shop = await createTestShop()
  const visitor = shop.visitor()
  await addToCart(visitor, 1003)
  await login(visitor, active)
  const invoices = () => shop.backend.invoices.between(0, shop.backend.now())
  const issued = await invoices()
  expect((await visitor.post('/api/v2/account/deletion', { password: 'Fout1234' })).status).toBe(422)
  expect((await visitor.post('/api/v2/account/deletion', { password: 'Welkom01' })).status).toBe(200)
  expect([...visitor.cookies.keys()]).not.toContain('auth_token')
  expect((await login(shop.visitor(), active)).status).toBe(401)
  const left = async (table: string) =>
    (await shop.backend.store.get(`SELECT count(*) AS rows FROM ${table} WHERE customer_id = 'customer-actief'`))?.['rows']
  expect(await Promise.all(['session', 'address', 'cart', 'own_price', 'ticket', 'wish'].map(left))).toEqual([0, 0, 0, 0, 0, 0])
  expect(await left('purchase')).toBeGreaterThan(0)
  expect(issued.length).toBeGreaterThan(0)
  expect(await invoices()).toEqual(issued)
})

it('ACC-01 a customer who registers with the address of a deleted account sees none of its data, and gets another number', async () => {
  const shop = await createTestShop()
  const before = shop.visitor()
  await login(before, active)
  const dataOf = async (visitor: typeof before) =>
    (await visitor.call<Wire['CustomerDataResponse']>('GET', '/api/v2/account/data')).body.data
  const { orderNumber = '' } = (await dataOf(before)).orders[0] ?? {}
  const withdraw = async (visitor: typeof before) => {
    const statement = { name: 'Anna', emailAddress: active, orderNumber: orderNumber.toLowerCase() }
    const stated = await visitor.post<Wire['StatedWithdrawalResponse']>('/api/v2/withdrawals', statement)
    await visitor.post(`/api/v2/withdrawals/${stated.body.data.withdrawalUid}/confirm`)
  }
  await withdraw(before)
  await withdraw(shop.visitor())
  const old = await dataOf(before)
  expect([old.orders.length > 0, old.tickets.length > 0, old.withdrawals.length]).toEqual([true, true, 2])
  expect((await before.post('/api/v2/account/deletion', { password: 'Welkom01' })).status).toBe(200)

  const after = shop.visitor()
  const address = { countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1', streetName: 'Prins Hendrikkade', city: 'Amsterdam' }
  const form = { ...address, firstName: 'Anna', lastName: 'Vis', emailAddress: active, phoneNumber: '06-11112222', password: 'Geheim123' }
  expect((await after.post('/api/v2/account/register', form)).status).toBe(200)
  await login(after, active, 'Geheim123')
  await withdraw(shop.visitor())
  const data = await dataOf(after)
  expect([data.orders, data.invoices, data.tickets, data.withdrawals, data.wishlist, data.cart]).toEqual([[], [], [], [], [], []])
  expect(data.customerNumber).not.toBe(old.customerNumber)
  const mails = (await shop.mails()).filter(({ subject, recipient }) => recipient === active && /herroeping/.test(subject))
  expect(mails.map(({ body }) => body.includes(orderNumber.toLowerCase()))).toEqual([true, true, false])
  expect((await after.post('/api/v2/orders/status', { orderNumber, emailAddress: active })).status).toBe(404)
})
