import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { login, createTestShop } from '../testing/visitTestShop.ts'

it('ACC-01 a new ticket is listed first, created once for each key, and can refer only to the customer’s own order', async () => {
  const shop = await createTestShop()
  const anna = shop.visitor()
  await login(anna, 'actief@thuishaven.test')
  const list = async () => (await anna.call<Wire['TicketsResponse']>('GET', '/api/v2/account/tickets')).body.data
  expect((await list()).tickets.map(({ status }) => status)).toEqual(['answered', 'closed'])
  const request = (orderUid: string) =>
    anna.post<Wire['TicketResponse']>(
      '/api/v2/account/tickets',
      { subject: 'Wanneer?', message: 'Welke week?', orderUid },
      { 'idempotency-key': 'vraag-123' },
    )
  const order = (await list()).tickets[0]?.orderUid ?? ''
  const made = await request(order)
  await request(order)
  expect((await list()).pagination.totalHits).toBe(3)
  expect((await list()).tickets[0]).toEqual(made.body.data)
  expect((await anna.post('/api/v2/account/tickets', { subject: 'a', message: 'b', orderUid: 'geen' })).status).toBe(422)
  shop.stage('tickets-off')
  expect((await anna.call('GET', '/api/v2/account/tickets')).status).toBe(403)
})
