import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { transact } from '../answers/transact.ts'
import { createTestShop, login } from '../testing/visitTestShop.ts'
import { shipOrder } from './shipOrder.ts'

const emailAddress = 'actief@thuishaven.test'

it('ACC-02 an order that is sent can be followed, and its customer gets one mail about it', async () => {
  const shop = await createTestShop()
  const customer = shop.visitor()
  await login(customer, emailAddress)
  const { orders } = (await customer.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data
  const { uid = '', orderNumber = '' } = orders.find(({ status }) => status === 'open') ?? {}
  const before = (await shop.mails()).length
  const url = 'https://carrier.test/3S123'
  for (let times = 0; times < 2; times += 1) await transact(shop.backend, (backend) => shipOrder(backend, uid, url))
  const { data } = (await customer.call<Wire['OrderResponse']>('GET', `/api/v2/account/orders/${uid}`)).body
  expect(data).toMatchObject({ status: 'shipped', trackAndTraceUrl: url })
  const mails = (await shop.mails()).slice(before)
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([[emailAddress, `Je bestelling ${orderNumber} is onderweg`]])
  expect(mails[0]?.body).toContain(url)
})

it('an order that the shop does not know causes no mail', async () => {
  const shop = await createTestShop()
  const before = (await shop.mails()).length
  await transact(shop.backend, (backend) => shipOrder(backend, 'none', null))
  expect((await shop.mails()).length).toBe(before)
})
