import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { login, createTestShop } from '../testing/visitTestShop.ts'

const emailAddress = 'actief@thuishaven.test'
const path = '/api/v2/orders/status'

it('ACC-02 a guest finds an order by number and e-mail address or by its key, without data of its customer', async () => {
  const shop = await createTestShop()
  const customer = shop.visitor()
  await login(customer, emailAddress)
  const [order] = (await customer.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data.orders
  const guest = shop.visitor()
  const found = await guest.post<Wire['GuestOrderResponse']>(path, {
    orderNumber: order?.orderNumber.toLowerCase(),
    emailAddress: ` ${emailAddress} `,
  })
  expect(found.body.data).toMatchObject({ orderNumber: order?.orderNumber, status: order?.status })
  expect(JSON.stringify(found.body)).not.toMatch(/Vries|Hendrikkade|actief/)
  expect((await guest.post(path, { key: found.body.data.key })).body).toEqual(found.body)
  expect((await guest.post(path, { key: `${found.body.data.key}x` })).status).toBe(404)
})

it('ACC-02 a wrong address and an unknown number get the same response, five times', async () => {
  const shop = await createTestShop()
  const customer = shop.visitor()
  await login(customer, emailAddress)
  const [order] = (await customer.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data.orders
  const guess = async (orderNumber: string) => {
    const responses = []
    for (let retries = 0; retries < 6; retries += 1)
      responses.push(await shop.visitor().post(path, { orderNumber, emailAddress: 'x@voorbeeld.test' }))
    return responses.map(({ status, body }) => ({ status, body }))
  }
  const known = await guess(order?.orderNumber ?? '')
  expect(await guess('TH-999999')).toEqual(known)
  expect(known.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429])
})

it('ACC-02 an order shows the reference of the customer and its payments', async () => {
  const shop = await createTestShop()
  const customer = shop.visitor()
  await login(customer, emailAddress)
  const { orders } = (await customer.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data
  const paid = orders.find(({ status, totals }) => status === 'delivered' && totals.outstandingAmount === 0)
  const one = `/api/v2/account/orders/${paid?.uid}`
  expect((await customer.call('PUT', one, { reference: ' INK-9 ' })).status).toBe(200)
  const { data } = (await customer.call<Wire['OrderResponse']>('GET', one)).body
  expect(data.reference).toBe('INK-9')
  expect(data.payments.filter(({ status }) => status === 'paid').reduce((sum, { amountInclVat }) => sum + amountInclVat, 0)).toBe(
    data.totals.totalInclVat,
  )
  const otherVisitor = shop.visitor()
  await login(otherVisitor, 'zakelijk@thuishaven.test')
  expect((await otherVisitor.call('PUT', one, { reference: 'x' })).status).toBe(404)
})
