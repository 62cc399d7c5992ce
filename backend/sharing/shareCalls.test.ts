import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { removeExpired } from '../retention/removeExpired.ts'
import { createTestShop } from '../testing/visitTestShop.ts'

const lines = [
  { productId: 1002, quantity: 2, options: [] },
  {
    productId: 1001,
    quantity: 1,
    options: [{ groupId: 'vorm', itemId: 'vorm-rond', custom: { shape: 'Rond', width: null, length: null, diameter: 240 } }],
  },
]
const day = 24 * 60 * 60 * 1000

it('a link shows what was shared to who has it, for 90 days, and nobody can guess it', async () => {
  const shop = await createTestShop()
  const made = (await shop.visitor().post<Wire['MadeShareResponse']>('/api/v2/shares', { kind: 'cart', lines })).body.data
  expect(made.token).toMatch(/^[\w-]{32}$/)
  expect(made.ownerToken).not.toBe(made.token)
  expect(Date.parse(made.expiresAt)).toBe(shop.backend.now() + 90 * day)
  const shared = await shop.visitor().call<Wire['ShareResponse']>('GET', `/api/v2/shares/${made.token}`)
  expect(shared.body.data).toEqual({ kind: 'cart', lines, expiresAt: made.expiresAt })
  expect((await shop.visitor().call('GET', `/api/v2/shares/${made.ownerToken}`)).status).toBe(404)
})

it('only its owner withdraws a link, and again changes nothing', async () => {
  const shop = await createTestShop()
  const visitor = shop.visitor()
  const { token, ownerToken } = (await visitor.post<Wire['MadeShareResponse']>('/api/v2/shares', { kind: 'wishlist', lines })).body.data
  const status = async () => (await visitor.call('GET', `/api/v2/shares/${token}`)).status
  expect((await visitor.post('/api/v2/shares/withdraw', { ownerToken: token })).status).toBe(200)
  expect(await status()).toBe(200)
  for (let time = 0; time < 2; time += 1) expect((await visitor.post('/api/v2/shares/withdraw', { ownerToken })).status).toBe(200)
  expect(await status()).toBe(404)
})

it('a link that has expired shows nothing, and is removed', async () => {
  const shop = await createTestShop()
  const visitor = shop.visitor()
  const { token } = (await visitor.post<Wire['MadeShareResponse']>('/api/v2/shares', { kind: 'wishlist', lines })).body.data
  const { store } = shop.backend
  await store.run('UPDATE share SET expires_at = ? WHERE token = ?', shop.backend.now(), token)
  expect((await visitor.call('GET', `/api/v2/shares/${token}`)).status).toBe(404)
  expect((await removeExpired(store, shop.backend.now())).get('shared carts and wishlists')).toBe(1)
})

it('nothing, too much and too often are refused', async () => {
  const visitor = (await createTestShop()).visitor()
  for (const wrong of [[], Array.from({ length: 201 }, () => lines[0]), [{ productId: 0, quantity: 1, options: [] }]])
    expect((await visitor.post('/api/v2/shares', { kind: 'cart', lines: wrong })).status).toBe(400)
  const statuses: number[] = []
  for (let time = 0; time < 61; time += 1) statuses.push((await visitor.post('/api/v2/shares', { kind: 'wishlist', lines })).status)
  expect(statuses.at(-2)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
})
