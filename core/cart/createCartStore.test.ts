import { describe, expect, it } from 'vitest'
import { emptyCart } from './cart.ts'
import { consentChoices } from '../consent/consent.ts'
import { Refused } from '../failures/failures.ts'
import { createFakeCart } from '../testing/fakes/createFakeCart.ts'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import { createFakeCookies } from '../testing/fakes/createFakeCookies.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'
import { createTestShop } from '../testing/createTestShop.ts'
import { shopWith, quantities, names, rug, hub, backendCart, withCookie, failing, offline, timeout } from '../testing/cartWorld.ts'

describe('the cart of a visitor', () => {
  it('CRT-01 a cart without a cookie and without a token is empty and costs no call', async () => {
    const { cart, ports } = shopWith()
    expect(cart.getSnapshot().status).toBe('initial')
    await cart.load()
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', pending: 0, cart: emptyCart })
    expect(ports.cart.calls).toEqual([])
  })

  it('CRT-01 with the cookie, or with a token, the cart comes from the backend', async () => {
    const { cart } = withCookie(createFakeCart({ cart: backendCart([20, 2]) }))
    const loading = cart.load()
    expect(cart.getSnapshot().status).toBe('loading')
    await loading
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', totals: { totalInclVat: 4000 } })
    const signedIn = shopWith({ cart: createFakeCart({ cart: backendCart([30, 1]) }), cookies: createFakeCookies({ auth_token: 'token' }) })
    await signedIn.cart.load()
    expect(quantities(signedIn.cart.getSnapshot().cart)).toEqual([[30, 1]])
    expect(signedIn.ports.cookies.get('es_cuid')).toBe('cart-9')
  })

  it('CRT-01 an unavailable backend is reported, and a later load recovers', async () => {
    const { cart } = withCookie(createFakeCart({ cart: backendCart([20, 2]), faultModel: failing({ 1: timeout }) }))
    await cart.load()
    expect(cart.getSnapshot().status).toBe('failed')
    await cart.load()
    expect(cart.getSnapshot().status).toBe('ready')
  })

  it('CRT-03 CRT-07 a new product is synchronously a first line with quantity 1, and a second addition makes it 2', async () => {
    const { cart, ports, settle } = shopWith()
    cart.add(rug, [])
    cart.add(hub, [])
    expect(quantities(cart.getSnapshot().cart)).toEqual([
      [30, 1],
      [20, 1],
    ])
    expect(cart.getSnapshot()).toMatchObject({ pending: 2, totals: { totalInclVat: 5000, productsQuantity: 2 } })
    cart.add(rug, [])
    expect(quantities(cart.getSnapshot().cart)).toEqual([
      [30, 1],
      [20, 2],
    ])
    await settle()
    expect(quantities(ports.cart.truth())).toEqual([
      [30, 1],
      [20, 2],
    ])
    expect(cart.getSnapshot()).toMatchObject({ pending: 0, cart: { cUid: 'cart-1' } })
  })

  it('CRT-03 ANA-01 a new line sends add_to_cart, a removed one remove_from_cart', async () => {
    const { cart, ports, settle, shop } = shopWith()
    const consent = await shop.consent.load()
    consent.choose(consentChoices.all)
    cart.add(rug, [])
    cart.add(rug, [])
    await settle()
    cart.setQuantity('20', 0)
    await settle()
    expect(ports.analytics.events).toMatchObject([
      {
        name: 'add_to_cart',
        currency: 'EUR',
        value: 20,
        items: [{ item_id: '20', item_name: 'Product 20', price: 20, quantity: 1, index: 0, discount: 0 }],
      },
      { name: 'remove_from_cart', value: 40, items: [{ item_id: '20', quantity: 2 }] },
    ])
  })

  it('a sample that the cart has already is not added again, until it was removed', async () => {
    const { cart, settle } = shopWith()
    const sample = sampleProduct(20, { isSample: true })
    for (const _press of ['first', 'second']) expect(cart.add(sample, [])).toEqual({ ok: true, value: undefined })
    await settle()
    expect(cart.getSnapshot().cart.lines).toMatchObject([{ id: '20', quantity: 1, originalQuantity: null }])
    cart.setQuantity('20', 0)
    cart.add(sample, [])
    await settle()
    expect(cart.getSnapshot().cart.lines).toMatchObject([{ id: '20', quantity: 1 }])
  })

  it('OPT-05 a product without a price or with an option that is not cartable is refused', () => {
    const { cart } = shopWith()
    expect(cart.add(sampleProduct(1, { price: null }), [])).toEqual({ ok: false, failure: { key: 'price.missing' } })
    expect(cart.add(rug, [{ groupId: 'nope', itemId: 'nope' }])).toEqual({ ok: false, failure: { key: 'cart.notCartable' } })
    expect(cart.getSnapshot().cart.lines).toEqual([])
  })

  it('CRT-04 a quantity is whole and never below 0; 0 removes the line', async () => {
    const { cart, ports, settle } = shopWith()
    cart.add(rug, [])
    await settle()
    cart.setQuantity('20', 2.9)
    expect(quantities(cart.getSnapshot().cart)).toEqual([[20, 2]])
    cart.setQuantity('20', -5)
    expect(cart.getSnapshot().cart.lines).toEqual([])
    await settle()
    expect(ports.cart.truth().lines).toEqual([])
    cart.setQuantity('20', 3)
    await settle()
    expect(cart.getSnapshot().cart.lines).toEqual([])
  })

  it('CRT-02 CRT-04 typed text counts 500 ms after the last key', async () => {
    const { cart, ports, settle } = shopWith()
    cart.add(rug, [])
    await settle()
    cart.typeQuantity('20', '1')
    await ports.clock.advance(400)
    cart.typeQuantity('20', '12')
    await ports.clock.advance(499)
    expect(quantities(cart.getSnapshot().cart)).toEqual([[20, 1]])
    expect(cart.getSnapshot().pending).toBe(1)
    await ports.clock.advance(1)
    expect(quantities(cart.getSnapshot().cart)).toEqual([[20, 12]])
    expect(quantities(ports.cart.truth())).toEqual([[20, 12]])
    expect(names(ports.cart)).toEqual(['addLine', 'setQuantity'])
  })

  it('CRT-04 typed text that is no number changes nothing, a click replaces it, and the next piece is added to it', async () => {
    const { cart, ports, settle } = shopWith()
    cart.add(rug, [])
    await settle()
    cart.typeQuantity('20', '7')
    cart.typeQuantity('20', '')
    await ports.clock.advance(600)
    expect(quantities(cart.getSnapshot().cart)).toEqual([[20, 1]])
    cart.typeQuantity('20', '7')
    cart.setQuantity('20', 2)
    await ports.clock.advance(600)
    expect(quantities(cart.getSnapshot().cart)).toEqual([[20, 2]])
    cart.typeQuantity('20', '7')
    cart.add(rug, [])
    expect(quantities(cart.getSnapshot().cart)).toEqual([[20, 8]])
    await ports.clock.advance(600)
    expect(quantities(ports.cart.truth())).toEqual([[20, 8]])
  })

  it('CRT-02 fifty quick clicks cost few requests, one at a time', async () => {
    const clock = createFakeClock()
    const { cart, ports } = shopWith({
      clock,
      cart: createFakeCart({ faultModel: () => new Promise((resolve) => clock.after(200, () => resolve({}))) }),
    })
    for (let click = 0; click < 50; click += 1) cart.add(rug, [])
    expect(quantities(cart.getSnapshot().cart)).toEqual([[20, 50]])
    await clock.advance(400)
    expect(cart.getSnapshot().pending).toBe(0)
    expect(quantities(ports.cart.truth())).toEqual([[20, 50]])
    expect(names(ports.cart)).toEqual(['addLine', 'setQuantity'])
    expect(ports.cart.mostAtOnce()).toBe(1)
  })

  it('CRT-05 the line keeps its key when its uid arrives, and the cookie is set', async () => {
    const { cart, ports, settle } = shopWith()
    cart.add(rug, [])
    const [before] = cart.getSnapshot().cart.lines
    await settle()
    const [after] = cart.getSnapshot().cart.lines
    expect([before?.id, before?.uid]).toEqual(['20', null])
    expect([after?.id, after?.uid]).toEqual(['20', 'uid-1'])
    expect(ports.cookies.get('es_cuid')).toBe('cart-1')
  })

  it('CRT-05 a refused addition reads the cart again; a cart that the backend created nevertheless is remembered', async () => {
    const failure = new Refused({ reason: 'invalid', message: 'optionNotCartable', cUid: 'cart-7' })
    const { cart, ports, settle } = withCookie(createFakeCart({ cart: backendCart([30, 1]), faultModel: failing({ 2: failure }) }))
    await cart.load()
    cart.add(rug, [])
    await settle()
    expect(quantities(cart.getSnapshot().cart)).toEqual([[30, 1]])
    expect(names(ports.cart)).toEqual(['state', 'addLine', 'state'])
    expect(ports.cookies.written.map(({ value }) => value)).toContain('cart-7')
  })

  it('CRT-06 limited stock reduces the line, remembers the requested quantity and is reported', async () => {
    const { cart, shop, settle } = withCookie(createFakeCart({ cart: backendCart([20, 1]), stock: () => 3 }))
    await cart.load()
    cart.setQuantity('20', 5)
    await settle()
    expect(cart.getSnapshot().cart.lines).toMatchObject([{ quantity: 3, originalQuantity: 5 }])
    expect(shop.toasts.getSnapshot()).toMatchObject([
      {
        type: 'error',
        title: { key: 'phrases.Failed' },
        message: { key: 'phrases.cartLineQuantityExceededAvailableStockQuantity', params: { count: 3 } },
      },
    ])
    cart.setQuantity('20', 2)
    expect(cart.getSnapshot().cart.lines).toMatchObject([{ quantity: 2, originalQuantity: null }])
  })

  it('CRT-06 a sold-out product is reported as such', async () => {
    const { cart, shop, settle } = shopWith({ cart: createFakeCart({ stock: () => 0 }) })
    cart.add(rug, [])
    await settle()
    expect(cart.getSnapshot().cart.lines).toEqual([])
    expect(shop.toasts.getSnapshot()).toMatchObject([{ message: { params: { count: 0 } } }])
  })

  it('CRT-06 a refused quantity reads the cart again', async () => {
    const { cart, ports, settle } = withCookie(createFakeCart({ cart: backendCart([20, 1]) }))
    await cart.load()
    ports.cart.change(() => backendCart([30, 4]))
    cart.setQuantity('20', 5)
    await settle()
    expect(quantities(cart.getSnapshot().cart)).toEqual([[30, 4]])
  })

  it('CRT-07 prices of the backend win without losing unfinished tasks', async () => {
    const backend = createFakeCart({ cart: backendCart([20, 1]) })
    const { cart, settle } = withCookie(backend)
    await cart.load()
    backend.change((truth) => ({
      ...truth,
      lines: truth.lines.map((line) => ({ ...line, price: { ...line.price, base: 1500 as never } })),
    }))
    cart.add(hub, [])
    cart.setQuantity('20', 4)
    await settle()
    expect(quantities(cart.getSnapshot().cart)).toEqual([
      [30, 1],
      [20, 4],
    ])
    expect(cart.getSnapshot().totals.totalInclVat).toBe(3000 + 4 * 1500)
  })

  it('CRT-08 any change marks the cart as changed', async () => {
    const { cart, settle } = withCookie(createFakeCart({ cart: backendCart([20, 1]) }))
    await cart.load()
    expect(cart.getSnapshot().changed).toBe(false)
    cart.setQuantity('20', 2)
    expect(cart.getSnapshot().changed).toBe(true)
    await settle()
    expect(cart.getSnapshot().changed).toBe(true)
  })

  it('CRT-08 a change from another device counts too', async () => {
    const backend = createFakeCart({ cart: backendCart([20, 1]) })
    const { cart } = withCookie(backend)
    await cart.load()
    backend.change(() => backendCart([20, 6]))
    await cart.load()
    expect(cart.getSnapshot().changed).toBe(true)
  })

  it('PNL-04 opening the cart sends its contents to analytics', async () => {
    const { cart, ports, shop } = withCookie(createFakeCart())
    const consent = await shop.consent.load()
    consent.choose(consentChoices.all)
    cart.add(sampleProduct(20), [])
    cart.cartOpened()
    expect(ports.analytics.events.slice(1)).toMatchObject([{ name: 'view_cart', value: 20, items: [{ item_id: '20' }] }])
  })

  it('CRT-13 a merged cart is marked as merged until it is opened', async () => {
    const { cart } = withCookie(createFakeCart({ cart: { ...backendCart([20, 1]), isMerged: true } }))
    await cart.load()
    await cart.load()
    expect(cart.getSnapshot().cart.isMerged).toBe(true)
    cart.cartClosed()
    expect(cart.getSnapshot().cart.isMerged).toBe(false)
  })

  it('CHK-06 a selection shows immediately, is confirmed with the backend’s costs and reverted when refused', async () => {
    const failure = new Refused({ reason: 'invalid', message: 'shippingOptionInvalid' })
    const { cart, ports } = withCookie(createFakeCart({ cart: backendCart([20, 1]), faultModel: failing({ 4: failure }) }))
    await cart.load()
    const chosen = cart.choose({ shippingOptionId: 'post' })
    expect(cart.getSnapshot().cart.shippingOptionId).toBe('post')
    expect(await chosen).toEqual({ ok: true, value: undefined })
    await cart.settled()
    expect(names(ports.cart)).toEqual(['state', 'choose', 'state'])
    const other = cart.choose({ shippingOptionId: 'courier' })
    expect(cart.getSnapshot().cart.shippingOptionId).toBe('courier')
    expect(await other).toEqual({ ok: false, failure: failure })
    expect(cart.getSnapshot().cart.shippingOptionId).toBe('post')
    expect(cart.getSnapshot().changed).toBe(false)
  })

  it('CHK-06 without a network a selection is reverted, although other tasks wait', async () => {
    const { cart } = shopWith({ cart: createFakeCart({ faultModel: () => ({ failure: offline }) }) })
    cart.add(rug, [])
    const result = await cart.choose({ addressId: 'a' })
    expect(result).toMatchObject({ ok: false, failure: { _tag: 'BackendUnavailable' } })
    expect(cart.getSnapshot()).toMatchObject({ pending: 1, cart: { addressId: null } })
  })

  it('CRT-15 a defect is logged, and its task waits like any other', async () => {
    const ports = createFakePorts()
    const shop = createTestShop(ports, { run: () => Promise.reject(new Error('broken')) })
    shop.cart.add(rug, [])
    await ports.clock.advance(2_000)
    expect(quantities(shop.cart.getSnapshot().cart)).toEqual([[20, 1]])
    expect(shop.cart.getSnapshot()).toMatchObject({ pending: 1, unsaved: true })
    expect(ports.logger.warnings.length).toBeGreaterThan(0)
    await shop.close()
  })

  it('CRT-02 after closing nothing is sent any more', async () => {
    const { cart, ports, shop, settle } = shopWith()
    cart.add(rug, [])
    await settle()
    cart.typeQuantity('20', '4')
    await shop.close()
    await ports.clock.advance(1_000)
    expect(names(ports.cart)).toEqual(['addLine'])
    expect(ports.clock.waiting()).toBe(0)
    expect(cart.getSnapshot().pending).toBe(1)
    await cart.settled()
  })
})
