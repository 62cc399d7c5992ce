import { describe, expect, it } from 'vitest'
import { createTestShop } from '../testing/visitTestShop.ts'

const message = { name: 'Sanne', emailAddress: 'sanne@voorbeeld.test', message: 'Kan het ook groter?', website: '' }

describe('messages to the shop', () => {
  it('contact messages reach the shop, a few per address at a time; those of spam bots are discarded', async () => {
    const shop = await createTestShop()
    const visitor = shop.visitor()
    const send = async (more: object = {}) => (await visitor.call('POST', '/api/public/contact', { ...message, ...more })).status
    expect(await send({ website: 'https://prices.test' })).toBe(200)
    expect(await shop.mails()).toEqual([])
    expect(await send()).toBe(200)
    expect((await shop.mails()).at(-1)).toMatchObject({
      subject: 'Bericht van Sanne <sanne@voorbeeld.test>',
      replyTo: 'sanne@voorbeeld.test',
    })
    expect([await send(), await send(), await send()]).toEqual([200, 200, 429])
    expect(await send({ emailAddress: 'noor@voorbeeld.test' })).toBe(200)
    expect(await send({ emailAddress: 'geen adres' })).toBe(400)
  })
})
