import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { transact } from '../answers/transact.ts'
import { createTestShop, login } from '../testing/visitTestShop.ts'
import { answerTicket } from './answerTicket.ts'

it('ACC-01 an answer of the shop is in the account of its customer, and in one mail', async () => {
  const shop = await createTestShop()
  const anna = shop.visitor()
  await login(anna, 'actief@thuishaven.test')
  const made = await anna.post<Wire['TicketResponse']>(
    '/api/v2/account/tickets',
    { subject: 'Wanneer?', message: 'Welke week?', orderUid: null },
    { 'idempotency-key': 'vraag-12345' },
  )
  const { uid } = made.body.data
  const before = (await shop.mails()).length
  const now = shop.backend.now() + 1000
  expect(await transact(shop.backend, (backend) => answerTicket(backend, uid, 'In week 50.', now))).toBe(true)
  const [ticket] = (await anna.call<Wire['TicketsResponse']>('GET', '/api/v2/account/tickets')).body.data.tickets
  expect(ticket).toMatchObject({ uid, status: 'answered', messages: [{ author: 'customer' }, { author: 'shop', text: 'In week 50.' }] })
  const mails = (await shop.mails()).slice(before)
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['actief@thuishaven.test', 'Antwoord op je vraag: Wanneer?'],
  ])
  expect(await transact(shop.backend, (backend) => answerTicket(backend, 'ticket-none', 'x', now))).toBe(false)
})
