import { describe, expect, it } from 'vitest'
import { defaultConfig } from './config/config.ts'
import { emptyCart } from './cart/cart.ts'
import { printTasks } from './cart/keptCart.ts'
import { HostUnreachable, NotFound } from './ports/failures.ts'
import type { Shop } from './shop.ts'
import { customer } from './testing/checkoutWorld.ts'
import { makeFakeCart } from './testing/fakes/makeFakeCart.ts'
import { makeFakeCatalogue } from './testing/fakes/makeFakeCatalogue.ts'
import { makeFakeConfig } from './testing/fakes/makeFakeConfig.ts'
import { makeFakeCookies } from './testing/fakes/makeFakeCookies.ts'
import { makeFakePorts } from './testing/fakes/makeFakePorts.ts'
import { makeFakeStorage } from './testing/fakes/makeFakeStorage.ts'
import { runPlainly } from './testing/runPlainly.ts'
import { samplePrice, sampleProduct } from './testing/sampleProduct.ts'
import { makeShop } from './makeShop.ts'

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
  it('CFG-03 answers questions with what the host says, or with a failure that has a name', async () => {
    const shop = makeShop(makeFakePorts({ catalogue: makeFakeCatalogue({ products: [sampleProduct(20)] }) }), runPlainly, 'eng')
    expect(shop.locale).toBe('eng')
    expect(await shop.ask.product(20)).toMatchObject({ ok: true, value: { productId: 20 } })
    expect(await shop.ask.product(21)).toEqual({ ok: false, failure: new NotFound({ what: 'product' }) })
    expect(await shop.ask.redirectRule('/old')).toEqual({ ok: true, value: null })
    expect(await shop.ask.address({ countryCode: 'NL', zipCode: '1011ab', houseNumber: '1', houseNumberAddition: '' })).toMatchObject({
      ok: true,
    })
    expect(await shop.ask.payment('p')).toMatchObject({ ok: false })
  })

  it('NET-04 passes the caller’s cancellation on to whoever runs the programs', async () => {
    const signals: unknown[] = []
    const shop = makeShop(makeFakePorts(), (program, options) => (signals.push(options?.signal), runPlainly(program)), 'nld')
    const signal = { aborted: false, addEventListener: () => undefined }
    await shop.ask.navigation({ parentId: '1', currentId: null, expand: false }, { signal })
    expect(signals).toEqual([signal])
  })

  it('PRC-05 CFG-03 the shop’s policy for the VAT of shipping reaches the totals, asked or handed in', async () => {
    const own = () => ({
      cart: makeFakeCart({ cart: mixedCart }),
      cookies: makeFakeCookies({ es_cuid: 'c' }),
      config: makeFakeConfig({ config: { shippingVat: 'pro-rata' as const } }),
    })
    const asked = makeShop(makeFakePorts(own()), runPlainly, 'nld')
    await asked.cart.load()
    const before = asked.cart.getSnapshot().totals
    await asked.ask.config()
    const after = asked.cart.getSnapshot().totals
    expect(after.totalVat).not.toEqual(before.totalVat)
    const handed = makeShop(makeFakePorts(own()), runPlainly, 'nld')
    handed.setUp({ ...defaultConfig, shippingVat: 'pro-rata' })
    await handed.cart.load()
    expect(handed.cart.getSnapshot().totals).toEqual(after)
  })

  it('CHK-01 a configuration that was handed in is not asked for again', async () => {
    let asked = 0
    const config = makeFakeConfig({ weather: () => ((asked += 1), {}) })
    const shop = makeShop(makeFakePorts({ config }), runPlainly, 'nld')
    shop.setUp({ ...defaultConfig, registrationAllowed: false })
    expect(await shop.checkout.start('new@example.nl')).toEqual({ go: 'stay', message: { key: 'phrases.accountRegistrationNotAllowed' } })
    expect(asked).toBe(0)
  })

  it('CRT-01 SES-03 what the page came with is there at once and costs no call', () => {
    const ports = makeFakePorts()
    const shop = makeShop(ports, runPlainly, 'nld', { cart: mixedCart, session: null })
    expect(shop.cart.getSnapshot()).toMatchObject({ status: 'ready', cart: { cUid: 'c' }, totals: { productsQuantity: 2 }, pending: 0 })
    expect(shop.session.getSnapshot()).toMatchObject({ status: 'known', isAuthenticated: false })
    expect(ports.cart.calls).toEqual([])
  })

  it('CRT-15 what waits on the device goes out on top of the cart that the page came with; what lost its line does not', async () => {
    const waiting = { id: 'k', type: 'update', lineId: '900', quantity: 7, status: 'pending', sent: true } as const
    const ports = makeFakePorts({
      cart: makeFakeCart({ cart: mixedCart }),
      cookies: makeFakeCookies({ es_cuid: 'c' }),
      storage: makeFakeStorage({
        'thuishaven.cart.a-tab-that-is-gone': printTasks([waiting, { ...waiting, id: 'l', lineId: 'gone' }]) ?? '',
      }),
    })
    const shop = makeShop(ports, runPlainly, 'nld', { cart: mixedCart })
    expect(shop.cart.getSnapshot().totals.productsQuantity).toBe(2)
    shop.cart.subscribe(() => undefined)
    await ports.clock.advance(0)
    expect(shop.cart.getSnapshot().totals.productsQuantity).toBe(8)
    await shop.cart.settled()
    expect(ports.cart.calls).toMatchObject([{ name: 'setQuantity', key: 'k' }, { name: 'state' }])
    expect(ports.cart.truth().lines).toMatchObject([{ quantity: 1 }, { quantity: 7 }])
  })

  it('CAT-13 PRD-10 own prices are asked for with a session only, and where they fail everyone’s stay', async () => {
    const asked: string[] = []
    let fails = false
    const failure = new HostUnreachable({ reason: 'offline' })
    const catalogue = makeFakeCatalogue({
      products: [sampleProduct(20)],
      ownPrices: { 20: samplePrice(1800) },
      weather: ({ name }) => (asked.push(name), fails && name === 'ownPrices' ? { failure } : {}),
    })
    const priceOf = async (shop: Shop) => {
      const answer = await shop.ask.product(20)
      return answer.ok ? answer.value.price?.base : null
    }
    const visitor = makeShop(makeFakePorts({ catalogue }), runPlainly, 'nld', { session: null })
    expect(await priceOf(visitor)).toBe(2000)
    expect(await visitor.ask.found({ question: 'product', path: '/', page: 1, sort: null })).toMatchObject({ ok: true })
    expect(asked).toEqual(['product', 'found'])

    const session = customer
    const ports = makeFakePorts({ catalogue, cookies: makeFakeCookies({ auth_token: 't' }) })
    const theirs = makeShop(ports, runPlainly, 'nld', { session })
    expect(await priceOf(theirs)).toBe(1800)
    expect(await theirs.ask.found({ question: 'product', path: '/', page: 1, sort: null })).toMatchObject({
      value: { products: [{ price: { base: 1800 } }] },
    })
    fails = true
    expect(await priceOf(theirs)).toBe(2000)
    expect(ports.logger.warnings).toMatchObject([{ message: 'own prices failed' }])
    await theirs.session.logout()
    fails = false
    expect(await priceOf(theirs)).toBe(2000)
  })

  it('CRT-02 closing ends all timers', async () => {
    const ports = makeFakePorts()
    const shop = makeShop(ports, runPlainly, 'nld')
    shop.toasts.show({ type: 'info' })
    await shop.close()
    expect(ports.clock.waiting()).toBe(0)
  })
})
