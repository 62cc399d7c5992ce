import { describe, expect, it } from 'vitest'
import { defaultConfig } from './config/config.ts'
import { emptyCart } from './cart/cart.ts'
import { printTasks } from './cart/persistedCart.ts'
import { BackendUnavailable, NotFound } from './failures/failures.ts'
import type { Shop } from './shop.ts'
import { customer } from './testing/checkoutWorld.ts'
import { createFakeCart } from './testing/fakes/createFakeCart.ts'
import { createFakeCatalogue } from './testing/fakes/createFakeCatalogue.ts'
import { createFakeConfig } from './testing/fakes/createFakeConfig.ts'
import { createFakeCookies } from './testing/fakes/createFakeCookies.ts'
import { backendOf, createFakePorts } from './testing/fakes/createFakePorts.ts'
import { createFakeStorage } from './testing/fakes/createFakeStorage.ts'
import { createTestShop } from './testing/createTestShop.ts'
import { runWith } from './testing/runWith.ts'
import { samplePrice, sampleProduct } from './testing/sampleProduct.ts'

const mixedCart = {
  ...emptyCart,
  cUid: 'c',
  shipping: { amount: 1000 as never, side: 'incl' as const },
  lines: [2100, 900].map((vat) => {
    const { productId, slug, title, picture, weightGrams, stock, returnable } = sampleProduct(vat)
    const price = samplePrice(10_000, vat)
    return {
      productId,
      slug,
      title,
      picture,
      weightGrams,
      stock,
      returnable,
      delivery: { totalDays: 1, unit: 'day' as const },
      adjustments: [],
      facts: [],
      price,
      id: String(vat),
      uid: String(vat),
      quantity: 1,
      originalQuantity: null,
      options: [],
    }
  }),
}

describe('the shop of one visitor', () => {
  it('CFG-03 a query returns the backend’s response, or a tagged failure', async () => {
    const shop = createTestShop(createFakePorts({ catalogue: createFakeCatalogue({ products: [sampleProduct(20)] }) }), { locale: 'eng' })
    expect(shop.locale).toBe('eng')
    expect(await shop.api.product(20)).toMatchObject({ ok: true, value: { productId: 20 } })
    expect(await shop.api.product(21)).toEqual({ ok: false, failure: new NotFound({ what: 'product' }) })
    expect(await shop.api.redirectRule('/old')).toEqual({ ok: true, value: null })
    expect(await shop.api.address({ countryCode: 'NL', zipCode: '1011ab', houseNumber: '1', houseNumberAddition: '' })).toMatchObject({
      ok: true,
    })
    expect(await shop.api.payment('p')).toMatchObject({ ok: false })
  })

  it('NET-04 the caller’s cancellation reaches the runner of the effects', async () => {
    const signals: unknown[] = []
    const ports = createFakePorts()
    const run = runWith(backendOf(ports))
    const shop = createTestShop(ports, { run: (useCase, options) => (signals.push(options?.signal), run(useCase)) })
    const signal = { aborted: false, addEventListener: () => undefined }
    await shop.api.navigation({ parentId: '1', currentId: null, expand: false }, { signal })
    expect(signals).toEqual([signal])
  })

  it('PRC-05 CFG-03 the shop’s policy for the VAT of shipping reaches the totals, requested or from the initial state', async () => {
    const own = () => ({
      cart: createFakeCart({ cart: mixedCart }),
      cookies: createFakeCookies({ es_cuid: 'c' }),
      config: createFakeConfig({ config: { shippingVat: 'pro-rata' as const } }),
    })
    const requested = createTestShop(createFakePorts(own()))
    await requested.cart.load()
    const before = requested.cart.getSnapshot().totals
    await requested.api.config()
    const after = requested.cart.getSnapshot().totals
    expect(after.totalVat).not.toEqual(before.totalVat)
    const handed = createTestShop(createFakePorts(own()))
    handed.setUp({ ...defaultConfig, shippingVat: 'pro-rata' })
    await handed.cart.load()
    expect(handed.cart.getSnapshot().totals).toEqual(after)
  })

  it('CHK-01 a configuration in the initial state is not requested again', async () => {
    let requestCount = 0
    const config = createFakeConfig({ faultModel: () => ((requestCount += 1), {}) })
    const shop = createTestShop(createFakePorts({ config }))
    shop.setUp({ ...defaultConfig, registrationAllowed: false })
    expect(await shop.checkout.start('new@example.nl')).toEqual({
      type: 'stay',
      message: { key: 'phrases.accountRegistrationNotAllowed' },
      reason: 'registrationClosed',
    })
    expect(requestCount).toBe(0)
  })

  it('CRT-01 SES-03 the initial state is available immediately and needs no call', () => {
    const ports = createFakePorts()
    const shop = createTestShop(ports, { initialState: { cart: mixedCart, session: null } })
    expect(shop.cart.getSnapshot()).toMatchObject({ status: 'ready', cart: { cUid: 'c' }, totals: { productsQuantity: 2 }, pending: 0 })
    expect(shop.session.getSnapshot()).toMatchObject({ status: 'known', isAuthenticated: false })
    expect(ports.cart.calls).toEqual([])
  })

  it('CRT-15 persisted tasks are applied to the cart of the initial state and sent; tasks without their line are not', async () => {
    const waiting = { id: 'k', type: 'update', lineId: '900', quantity: 7, status: 'pending', sent: true } as const
    const ports = createFakePorts({
      cart: createFakeCart({ cart: mixedCart }),
      cookies: createFakeCookies({ es_cuid: 'c' }),
      storage: createFakeStorage({
        'thuishaven.cart.a-tab-that-is-gone': printTasks([waiting, { ...waiting, id: 'l', lineId: 'gone' }]) ?? '',
      }),
    })
    const shop = createTestShop(ports, { initialState: { cart: mixedCart } })
    expect(shop.cart.getSnapshot().totals.productsQuantity).toBe(2)
    shop.cart.subscribe(() => undefined)
    await ports.clock.advance(0)
    expect(shop.cart.getSnapshot().totals.productsQuantity).toBe(8)
    await shop.cart.settled()
    expect(ports.cart.calls).toMatchObject([{ name: 'setQuantity', key: 'k' }, { name: 'state' }])
    expect(ports.cart.truth().lines).toMatchObject([{ quantity: 1 }, { quantity: 7 }])
  })

  it('CAT-13 PRD-10 own prices are requested with a session only, and public prices stay when they fail', async () => {
    const requests: string[] = []
    let fails = false
    const failure = new BackendUnavailable({ reason: 'offline' })
    const catalogue = createFakeCatalogue({
      products: [sampleProduct(20)],
      ownPrices: { 20: samplePrice(1800) },
      faultModel: ({ name }) => (requests.push(name), fails && name === 'ownPrices' ? { failure } : {}),
    })
    const priceOf = async (shop: Shop) => {
      const result = await shop.api.product(20)
      return result.ok ? result.value.price?.base : null
    }
    const visitor = createTestShop(createFakePorts({ catalogue }), { initialState: { session: null } })
    expect(await priceOf(visitor)).toBe(2000)
    expect(await visitor.api.found({ searched: 'product', path: '/', page: 1, sort: null })).toMatchObject({ ok: true })
    expect(requests).toEqual(['product', 'found'])

    const session = customer
    const ports = createFakePorts({ catalogue, cookies: createFakeCookies({ auth_token: 't' }) })
    const theirs = createTestShop(ports, { initialState: { session } })
    expect(await priceOf(theirs)).toBe(1800)
    expect(await theirs.api.found({ searched: 'product', path: '/', page: 1, sort: null })).toMatchObject({
      value: { products: [{ price: { base: 1800 } }] },
    })
    fails = true
    expect(await priceOf(theirs)).toBe(2000)
    expect(ports.logger.warnings).toMatchObject([{ message: 'Own prices failed to load' }])
    await theirs.session.logout()
    fails = false
    expect(await priceOf(theirs)).toBe(2000)
  })

  it('CRT-02 closing ends all timers', async () => {
    const ports = createFakePorts()
    const shop = createTestShop(ports)
    shop.toasts.show({ type: 'info' })
    await shop.close()
    expect(ports.clock.waiting()).toBe(0)
  })
})
