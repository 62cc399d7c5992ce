import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { decideReview, reviewsToModerate } from '../reviews/reviews.ts'
import { createTestShop, login } from '../testing/visitTestShop.ts'

const review = { author: 'Noor', stars: 1, title: 'Rand laat los', text: 'Na een week al.' }

const begin = async () => {
  const shop = await createTestShop()
  const anna = shop.visitor()
  await login(anna, 'actief@thuishaven.test')
  const order = async () => (await anna.call<Wire['OrderResponse']>('GET', '/api/v2/account/orders/order-250017')).body.data
  const line = (await order()).lines[0]
  if (line === undefined) throw new Error('the order has a line')
  const path = `/api/v2/account/orders/order-250017/reviews/${line.uid}`
  const write = (body: object) => anna.call('PUT', path, body)
  const product = async () =>
    (await shop.visitor().call<Wire['ProductResponse']>('GET', `/api/public/products/${line.productId}`)).body.data.reviews
  return { shop, anna, order, line, path, write, product }
}

it('a review waits until the shop publishes it, counts at once then, and cannot be changed any more', async () => {
  const { shop, order, line, write, product } = await begin()
  const before = await product()
  expect((await write({ ...review, stars: 5 })).status).toBe(200)
  expect((await write(review)).status).toBe(200)
  expect((await order()).reviews).toEqual([
    { ...review, lineUid: line.uid, status: 'waiting', reason: '', createdAt: new Date(shop.backend.now()).toISOString() },
  ])
  expect(await product()).toEqual(before)
  const [waiting] = await reviewsToModerate(shop.backend.store, 10)
  if (waiting === undefined) throw new Error('it waits')
  expect(await decideReview(shop.backend.store, waiting, { status: 'published' })).toBe(true)
  const after = await product()
  expect(after?.count).toBe((before?.count ?? 0) + 1)
  expect(after?.entries[0]).toMatchObject({ ...review, isVerified: true })
  const stars = after?.entries.map((entry) => entry.stars) ?? []
  expect(after?.average).toBe(Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 10) / 10)
  expect(await write(review)).toMatchObject({ status: 422, body: { message: 'reviewPublished' } })
})

it('a refused review tells why and can be written again; one that changed meanwhile is not decided on', async () => {
  const { shop, order, write, product } = await begin()
  const before = await product()
  await write(review)
  const [waiting] = await reviewsToModerate(shop.backend.store, 10)
  if (waiting === undefined) throw new Error('it waits')
  expect(await decideReview(shop.backend.store, { ...waiting, writtenAt: waiting.writtenAt - 1 }, { status: 'published' })).toBe(false)
  await decideReview(shop.backend.store, waiting, { status: 'refused', reason: 'Noem geen namen.' })
  expect((await order()).reviews).toMatchObject([{ status: 'refused', reason: 'Noem geen namen.' }])
  expect(await product()).toEqual(before)
  expect((await write({ ...review, text: 'Na een week los.' })).status).toBe(200)
  expect((await order()).reviews).toMatchObject([{ status: 'waiting', reason: '', text: 'Na een week los.' }])
})

it('only who bought it reviews it, once it is paid, with stars, title and text', async () => {
  const { shop, anna, path, write } = await begin()
  expect((await shop.visitor().call('PUT', path, review)).status).toBe(401)
  const other = shop.visitor()
  await login(other, 'zakelijk@thuishaven.test')
  expect((await other.call('PUT', path, review)).status).toBe(404)
  expect((await anna.call('PUT', '/api/v2/account/orders/order-250017/reviews/none', review)).status).toBe(404)
  const open = (await anna.call<Wire['OrderResponse']>('GET', '/api/v2/account/orders/order-250042')).body.data
  expect(await anna.call('PUT', `/api/v2/account/orders/order-250042/reviews/${open.lines[0]?.uid}`, review)).toMatchObject({
    status: 422,
    body: { message: 'reviewNotBought' },
  })
  for (const wrong of [{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, { title: ' ' }, { text: '' }, { author: 'x'.repeat(61) }])
    expect((await write({ ...review, ...wrong })).status).toBe(400)
})

it('a review is among the data of its customer, and goes with the account', async () => {
  const { shop, anna, write } = await begin()
  await write(review)
  const data = (await anna.call<Wire['CustomerDataResponse']>('GET', '/api/v2/account/data')).body.data
  expect(data.orders.flatMap(({ reviews }) => reviews ?? [])).toMatchObject([review])
  expect((await anna.post('/api/v2/account/deletion', { password: 'Welkom01' })).status).toBe(200)
  expect(await reviewsToModerate(shop.backend.store, 10)).toEqual([])
})
