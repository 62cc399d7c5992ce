import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { decideReview } from '../reviews/decideReview.ts'
import { reviewsToModerate } from '../reviews/reviews.ts'
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
  expect(await decideReview(shop.backend, waiting, { status: 'published' })).toBe(true)
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
  expect(await decideReview(shop.backend, { ...waiting, writtenAt: waiting.writtenAt - 1 }, { status: 'published' })).toBe(false)
  await decideReview(shop.backend, waiting, { status: 'refused', reason: 'Noem geen namen.' })
  expect((await order()).reviews).toMatchObject([{ status: 'refused', reason: 'Noem geen namen.' }])
  expect(await product()).toEqual(before)
  expect((await write({ ...review, text: 'Na een week los.' })).status).toBe(200)
  expect((await order()).reviews).toMatchObject([{ status: 'waiting', reason: '', text: 'Na een week los.' }])
})

it('the writer is mailed what became of a review, in its language, with the reason of a refusal', async () => {
  const { shop, line, path, anna } = await begin()
  for (const [tag, refused, published] of [
    ['nl-NL', `We hebben je review van ${line.title} niet geplaatst`, `Je review van ${line.title} staat online`],
    ['en-US', `We have not published your review of ${line.title}`, `Your review of ${line.title} is online`],
  ] as const) {
    await shop.backend.store.run('DELETE FROM review')
    await anna.call('PUT', path, review, { 'accept-language': tag })
    const decide = async (decision: Parameters<typeof decideReview>[2]) => {
      const [waiting] = await reviewsToModerate(shop.backend.store, 10)
      if (waiting === undefined) throw new Error('it waits')
      const mailed = (await shop.mails()).length
      await decideReview(shop.backend, waiting, decision)
      // Pressed twice.
      expect(await decideReview(shop.backend, waiting, decision)).toBe(true)
      const mails = await shop.mails()
      expect(mails).toHaveLength(mailed + 1)
      return mails.at(-1)
    }
    const prefix = tag === 'nl-NL' ? '' : '/en'
    const refusal = await decide({ status: 'refused', reason: 'Noem geen namen.' })
    expect(refusal).toMatchObject({ recipient: 'actief@thuishaven.test', subject: refused })
    expect(refusal?.body).toContain(': Noem geen namen.\n')
    expect(refusal?.body).toMatch(new RegExp(`${prefix}/account/orders/order-250017$`))
    const publication = await decide({ status: 'published' })
    expect(publication).toMatchObject({ recipient: 'actief@thuishaven.test', subject: published })
    expect(publication?.body).toMatch(new RegExp(`${prefix}/product/${line.productId}$`))
  }
})

it('what was sent is reviewed a week after the promised day, and what the shop knows to be on its way is not', async () => {
  const { shop, anna } = await begin()
  const path = '/api/v2/account/orders/order-250031'
  const order = async () => (await anna.call<Wire['OrderResponse']>('GET', path)).body.data
  const { lines, delivery } = await order()
  const write = async () => (await anna.call('PUT', `${path}/reviews/${lines[0]?.uid}`, review)).status
  const set = (state: string | null, expectedOn: string | null) =>
    shop.backend.store.run(
      "UPDATE purchase SET state = ?, detail = json_set(detail, '$.delivery.expectedOn', ?) WHERE uid = 'order-250031'",
      state,
      expectedOn,
    )
  const day = 24 * 60 * 60 * 1000
  const today = (days: number) => new Date(shop.backend.now() + days * day).toISOString().slice(0, 10)
  expect(delivery.expectedOn).not.toBeNull()
  for (const [state, expectedOn, isReviewable] of [
    ['shipped', today(0), false],
    ['shipped', today(-7), false],
    ['shipped', today(-8), true],
    ['shipped', null, false],
    ['processing', today(-30), false],
    ['cancelled', today(-30), false],
    ['delivered', today(1), true],
  ] as const) {
    await set(state, expectedOn)
    expect([state, expectedOn, (await order()).reviewable, await write()]).toEqual([
      state,
      expectedOn,
      isReviewable,
      isReviewable ? 200 : 422,
    ])
  }
})

it('only who bought it reviews it, once it was delivered, with stars, title and text', async () => {
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
