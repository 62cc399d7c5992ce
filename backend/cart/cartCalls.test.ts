import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { addToCart, cartOf, login, createTestShop } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

let shop: TestShop
let visitor: TestVisitor
beforeEach(async () => {
  shop = await createTestShop()
  visitor = shop.visitor()
})

const shape = (item: string, custom: object) => [
  { groupId: 'vorm', itemId: `vorm-${item}`, custom: { width: null, length: null, diameter: null, ...custom } },
]
const put = (lineUid: string, quantity: number, headers = {}) =>
  visitor.call<Wire['UpdatedLineResponse']>('PUT', `/api/v2/cart/lines/${lineUid}`, { quantity, id: 'any' }, headers)

describe('the cart of the mock server', () => {
  it('CRT-01 CRT-05 a visitor without a cart has an empty one; adding a product creates it', async () => {
    expect(await cartOf(visitor)).toMatchObject({ cUid: null, lines: [], totals: { totalInclVat: 0 } })
    const { body } = await addToCart(visitor, 1005)
    expect(body.data.cart).toMatchObject({
      cUid: body.data.cUid,
      lines: [{ uid: body.data.lUid, productId: 1005, quantity: 1, stock: 40, returnable: true }],
    })
    expect(await cartOf(visitor)).toEqual(body.data.cart)
  })

  it('CRT-03 the same product with the same options is one line; another product is placed above it', async () => {
    await addToCart(visitor, 1005)
    await addToCart(visitor, 1003, 1, [{ groupId: 'installatie', itemId: 'installatie-zelf' }])
    await addToCart(visitor, 1003, 2, [{ groupId: 'installatie', itemId: 'installatie-monteur' }])
    await addToCart(visitor, 1005, 2)
    expect((await cartOf(visitor)).lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [1003, 2],
      [1003, 1],
      [1005, 3],
    ])
  })

  it('CRT-06 a quantity above the stock is reduced and the requested quantity recorded, over all lines of a product', async () => {
    const { body } = await addToCart(visitor, 1004, 5)
    expect(body.data.cart.lines[0]).toMatchObject({ quantity: 3, originalQuantity: 5 })
    expect((await put(body.data.lUid, 9)).body.data).toMatchObject({ updatedQuantity: 3 })
    expect((await put(body.data.lUid, 2)).body.data).toMatchObject({ updatedQuantity: 2 })
    expect((await cartOf(visitor)).lines[0]).toMatchObject({ quantity: 2, originalQuantity: null })
    const hub = await addToCart(visitor, 1003, 20)
    await addToCart(visitor, 1003, 20, [{ groupId: 'installatie', itemId: 'installatie-monteur' }])
    expect((await cartOf(visitor)).lines.filter(({ productId }) => productId === 1003).map(({ quantity }) => quantity)).toEqual([5, 20])
    expect((await put(hub.body.data.lUid, 25)).body.data.updatedQuantity).toBe(20)
  })

  it('CRT-04 quantity 0 removes the line', async () => {
    const { body } = await addToCart(visitor, 1005)
    expect((await put(body.data.lUid, 0)).body.data).toMatchObject({ updatedQuantity: 0 })
    expect((await cartOf(visitor)).lines).toEqual([])
    expect((await put(body.data.lUid, 1)).status).toBe(404)
  })

  it('CRT-05 a product that cannot be ordered is refused and leaves the cart unchanged', async () => {
    await addToCart(visitor, 1005)
    const before = await cartOf(visitor)
    const failures = [
      await addToCart(visitor, 1006),
      await addToCart(visitor, 1008),
      await addToCart(visitor, 999_999),
      await addToCart(visitor, 1001),
      await addToCart(visitor, 1003, 1, [{ groupId: 'installatie', itemId: 'geen' }]),
      await addToCart(visitor, 1001, 1, [
        ...shape('rond', { shape: 'Rond', diameter: 200 }),
        { groupId: 'afwerking', itemId: 'afwerking-franje' },
      ]),
    ]
    expect(failures.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422])
    expect(failures[0]?.body).toEqual({ status: 'error', message: 'productPriceMissing', data: { cUid: before.cUid } })
    expect(await cartOf(visitor)).toEqual(before)
  })

  it('RUG-01 RUG-02 RUG-06 a made-to-measure rug costs its area; a round one its diameter squared', async () => {
    const rectangle = await addToCart(visitor, 1001, 1, shape('rechthoek', { shape: 'Rechthoek', width: 200, length: 137 }))
    expect(rectangle.body.data.cart.lines[0]).toMatchObject({
      returnable: false,
      totals: { totalInclVat: 51_786 },
      options: [{ custom: { area: 27_400 }, prices: { baseInclVat: 51_786 } }],
    })
    const { facts } = rectangle.body.data.cart.lines[0] ?? {}
    expect([facts, shop.backend.catalogue.product(1001)?.facts.length]).toEqual([['Scheerwol'], 2])
    const round = await addToCart(visitor, 1001, 2, shape('rond', { shape: 'Rond', diameter: 250 }))
    expect(round.body.data.cart.lines[0]?.totals.totalInclVat).toBe(2 * 118_125)
  })

  it('RUG-01 RUG-04 RUG-05 measures outside the limits, of the wrong kind or shape, and unequal squares are refused', async () => {
    const retries = [
      shape('rechthoek', { shape: 'Rechthoek', width: 99, length: 101 }),
      shape('rechthoek', { shape: 'Rechthoek', width: 401, length: 100 }),
      shape('rond', { shape: 'Rond', width: 200, length: 200 }),
      shape('vierkant', { shape: 'Vierkant', width: 100, length: 300 }),
      shape('rechthoek', { shape: 'Rond', diameter: 200 }),
      shape('ovaal', { shape: 'Ovaal', width: 200 }),
      shape('ovaal', { shape: 'Rechthoek', width: 200, length: 200 }),
      [{ groupId: 'vorm', itemId: 'vorm-ovaal' }],
    ]
    for (const options of retries)
      expect((await addToCart(visitor, 1001, 1, options)).body).toMatchObject({ status: 'error', message: 'customMeasuresInvalid' })
    expect((await addToCart(visitor, 1001, 1, shape('rechthoek', { shape: 'Rechthoek', width: 100, length: 100 }))).status).toBe(200)
    expect((await addToCart(visitor, 1001, 1, shape('vierkant', { shape: 'Vierkant', width: 400, length: 400 }))).status).toBe(200)
  })

  it('CRT-05 an idempotency key of another visitor adds to the own cart, and shows nothing of theirs', async () => {
    const key = { 'idempotency-key': 'a-key-of-one-visitor' }
    const [anna, bert] = [shop.visitor(), shop.visitor()]
    for (const visitor of [anna, bert]) await addToCart(visitor, 1005)
    const hers = await addToCart(anna, 1003, 1, [], key)
    const his = await addToCart(bert, 1004, 1, [], key)
    expect(his.body.data.cUid).not.toBe(hers.body.data.cUid)
    expect((await cartOf(bert)).lines.map(({ productId }) => productId).toSorted((one, other) => one - other)).toEqual([1004, 1005])
  })

  it.each([
    ['two customers', true],
    ['two guests', false],
  ] as const)(
    'CRT-05 an idempotency key of another visitor shows nothing of theirs where neither had a cart: %s',
    async (_, isCustomer) => {
      const key = { 'idempotency-key': 'a-key-of-one-visitor' }
      const [anna, bert] = [shop.visitor(), shop.visitor()]
      if (isCustomer) {
        await login(anna, 'actief@thuishaven.test')
        await login(bert, 'zakelijk@thuishaven.test')
      }
      const hers = await addToCart(anna, 1003, 1, [], key)
      const his = await addToCart(bert, 1004, 1, [], key)
      expect(his.body.data.cUid).not.toBe(hers.body.data.cUid)
      expect((await cartOf(bert)).lines.map(({ productId }) => productId)).toEqual([1004])
    },
  )

  it('CRT-05 CRT-15 an idempotency key used before the login counts for the merged cart', async () => {
    const elsewhere = shop.visitor()
    await login(elsewhere, 'actief@thuishaven.test')
    await addToCart(elsewhere, 1003)
    const key = { 'idempotency-key': 'a-wish-of-one-click' }
    const first = await addToCart(visitor, 1005, 1, [], key)
    await login(visitor, 'actief@thuishaven.test')
    const again = await addToCart(visitor, 1005, 1, [], key)
    expect(again.body).toEqual(first.body)
    const { isMerged, lines } = await cartOf(visitor)
    expect([isMerged, lines.find(({ productId }) => productId === 1005)?.quantity]).toEqual([true, 1])
  })

  it('CRT-05 CRT-15 the same idempotency key adds once of six requests at once, and ten others all count', async () => {
    await addToCart(visitor, 1003)
    const key = { 'idempotency-key': 'six-requests-at-once' }
    const same = Array.from({ length: 6 }, () => addToCart(visitor, 1005, 1, [], key))
    const others = Array.from({ length: 10 }, () => addToCart(visitor, 1003))
    const responses = await Promise.all(same)
    await Promise.all(others)
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const quantities = (await cartOf(visitor)).lines.map(({ productId, quantity }) => [productId, quantity])
    expect(quantities).toEqual([
      [1005, 1],
      [1003, 11],
    ])
  })

  it('CRT-05 CRT-15 the same idempotency key adds once and gets the same response', async () => {
    const key = { 'idempotency-key': 'a-wish-of-one-click' }
    const [first, second] = [await addToCart(visitor, 1005, 1, [], key), await addToCart(visitor, 1005, 1, [], key)]
    expect(second.body).toEqual(first.body)
    expect((await cartOf(visitor)).totals.productsQuantity).toBe(1)
    shop.advance(25 * 60 * 60 * 1000)
    await addToCart(visitor, 1005, 1, [], key)
    expect((await cartOf(visitor)).totals.productsQuantity).toBe(2)
    expect((await put(first.body.data.lUid, 5, { 'idempotency-key': 'short' })).status).toBe(400)
  })

  it('CPN-02 CPN-03 PRC-05 WELKOM10 takes 10 % off, VIJFEURO five euros, and any other coupon is refused', async () => {
    await addToCart(visitor, 1005, 4)
    const apply = (couponCode: string) => visitor.post<Wire['Failure']>('/api/v2/cart/coupons', { couponCode })
    expect((await apply(' welkom 10')).status).toBe(200)
    expect((await apply('VIJFEURO')).status).toBe(200)
    expect((await apply('WELKOM10')).body.message).toBe('couponAlreadyApplied')
    expect((await apply('__proto__')).status).toBe(422)
    expect(await cartOf(visitor)).toMatchObject({
      coupons: [
        { code: 'VIJFEURO', type: 'fixedAmount', amount: 500, applicable: true },
        { code: 'WELKOM10', type: 'percentage', amount: 10, applicable: true },
      ],
      totals: { subtotalInclVat: 9980, discountInclVat: 998 + 500, totalInclVat: 8482 },
    })
    const remove = () => visitor.call('DELETE', '/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect((await cartOf(visitor)).totals.discountInclVat).toBe(500)
  })

  it('PRC-04 PRC-06 the totals of a mixed cart with delivery add up', async () => {
    await addToCart(visitor, 1005, 3)
    await addToCart(visitor, 1002, 1)
    await visitor.post('/api/v2/cart', { shipping_option_id: 'dhl' })
    const { totals, shipping, delivery } = await cartOf(visitor)
    expect([shipping, delivery.shippingId]).toEqual([{ amount: 795, vatIncluded: true }, 'dhl'])
    expect(totals.totalInclVat).toBe(3 * 2495 + 34_000 + 795)
    expect(totals.totalInclVat - totals.totalExclVat).toBe(totals.totalVat.reduce((sum, { amount }) => sum + amount, 0))
    expect(totals.totalVat.map(({ percentage }) => percentage)).toEqual([21, 9])
  })

  it('CPN-02 a coupon that does not apply stays in the cart without a discount', async () => {
    await addToCart(visitor, 1005, 4)
    await visitor.post('/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
    shop.stage('coupon-inapplicable')
    expect(await cartOf(visitor)).toMatchObject({ coupons: [{ code: 'WELKOM10', applicable: false }], totals: { discountInclVat: 0 } })
    shop.stage()
    expect(await cartOf(visitor)).toMatchObject({ coupons: [{ code: 'WELKOM10', applicable: true }], totals: { discountInclVat: 998 } })
  })

  it('PRC-04 a promotion of the backend is named at its line and subtracted from the totals', async () => {
    await addToCart(visitor, 1005, 4)
    await addToCart(visitor, 1002, 2)
    expect((await cartOf(visitor)).lines.map(({ adjustments }) => adjustments)).toEqual([[], []])
    shop.stage('three-for-two')
    const { lines, totals } = await cartOf(visitor)
    expect(lines.map(({ adjustments }) => adjustments)).toEqual([
      [],
      [{ id: 'three-for-two', title: 'Drie halen, twee betalen', amountInclVat: 2495, amountExclVat: 2289 }],
    ])
    expect(lines[1]?.totals).toMatchObject({ subtotalInclVat: 9980, discountInclVat: 2495, totalInclVat: 7485 })
    expect(totals.totalInclVat).toBe(7485 + 2 * 34_000)
    expect(totals.totalInclVat - totals.totalExclVat).toBe(totals.totalVat.reduce((sum, { amount }) => sum + amount, 0))
  })

  it('CRT-04 a line holds at most 9 999 pieces, also after merging or adding', async () => {
    await shop.backend.stock.set(1005, null)
    const { body } = await addToCart(visitor, 1005, 9998)
    const more = await addToCart(visitor, 1005, 9999)
    expect(more.body.data.cart.lines[0]).toMatchObject({ quantity: 9999, originalQuantity: 19_997 })
    expect((await put(body.data.lUid, 10_000)).status).toBe(400)
    expect((await addToCart(visitor, 1005, 10_000)).status).toBe(400)
    const account = shop.visitor()
    await login(account, 'zakelijk@thuishaven.test')
    await addToCart(account, 1005, 9999)
    await login(visitor, 'zakelijk@thuishaven.test')
    expect(await cartOf(visitor)).toMatchObject({ isMerged: true, lines: [{ quantity: 9999 }] })
  })

  it('CHK-06 an option that is not offered is refused and changes nothing', async () => {
    await addToCart(visitor, 1005)
    await visitor.post('/api/v2/cart', { shipping_option_id: 'afhalen', pickup_location_id: 'utrecht' })
    const before = await cartOf(visitor)
    for (const choice of [
      { shipping_option_id: 'duif' },
      { shipping_option_id: 'postnl', pickup_location_id: 'utrecht' },
      { payment_option_id: 'goud' },
      { address_id: 'customer-actief-delivery-0' },
    ]) {
      expect((await visitor.post('/api/v2/cart', choice)).status).toBe(422)
    }
    expect(await cartOf(visitor)).toEqual(before)
    expect(before.delivery).toEqual({ shippingId: 'afhalen', pickupLocationId: 'utrecht' })
  })

  it('CRT-13 the guest cart is merged into the account’s cart at login, within stock, and reported once', async () => {
    const earlier = shop.visitor()
    await login(earlier, 'actief@thuishaven.test')
    await addToCart(earlier, 1004, 2)
    await addToCart(visitor, 1004, 2)
    await addToCart(visitor, 1005, 1)
    const anonymous = visitor.cookies.get('es_cuid')
    await login(visitor, 'actief@thuishaven.test')
    const merged = await cartOf(visitor)
    expect(merged.isMerged).toBe(true)
    expect(merged.lines.map(({ productId, quantity, originalQuantity }) => [productId, quantity, originalQuantity])).toEqual([
      [1005, 1, null],
      [1004, 3, 4],
    ])
    expect((await cartOf(visitor)).isMerged).toBe(false)
    const otherVisitor = shop.visitor()
    otherVisitor.cookies.set('es_cuid', anonymous ?? '')
    expect((await cartOf(otherVisitor)).cUid).toBeNull()
  })

  it('CRT-13 SES-05 an account without a cart takes over the guest cart at login', async () => {
    const { body } = await addToCart(visitor, 1005)
    await login(visitor, 'zakelijk@thuishaven.test')
    expect(await cartOf(visitor)).toMatchObject({ cUid: body.data.cUid, isMerged: false, lines: [{ productId: 1005 }] })
    await visitor.post('/api/v2/account/logout')
    expect((await cartOf(visitor)).cUid).toBeNull()
  })

  it('LOC-01 names and slugs are in the requested language', async () => {
    await addToCart(visitor, 1005)
    const english = await visitor.post<Wire['CartResponse']>(
      '/api/v2/account/cart/state',
      {},
      { 'accept-language': 'nl;q=0.5, en-GB;q=0.9, fr;q=1' },
    )
    expect(english.body.data.lines[0]).toMatchObject({ title: 'African hemp', slug: 'african-hemp' })
  })
})
