import { describe, expect, it } from 'vitest'
import { emptyCart } from './cart.ts'
import { Refused } from '../failures/failures.ts'
import { createFakeCart } from '../testing/fakes/createFakeCart.ts'
import { createFakeCookies } from '../testing/fakes/createFakeCookies.ts'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import { device, shopWith, quantities, names, rug, hub, backendCart, withCookie, failing, offline, timeout } from '../testing/cartWorld.ts'

describe('the cart without a network, over a reload, and forgotten', () => {
  it('CRT-15 offline changes are persisted, and executed once when the network is back', async () => {
    const { cart, ports, settle } = shopWith({ cart: createFakeCart({ faultModel: failing({ 1: offline, 2: offline }) }) })
    cart.add(rug, [])
    await settle()
    expect(cart.getSnapshot()).toMatchObject({ pending: 1, status: 'initial' })
    await cart.settled()
    cart.add(rug, [])
    await ports.clock.advance(60_000)
    expect(quantities(ports.cart.truth())).toEqual([[20, 2]])
    expect(cart.getSnapshot().pending).toBe(0)
    const adds = ports.cart.calls.filter(({ name }) => name === 'addLine')
    expect(new Set(adds.map(({ key }) => key)).size).toBe(1)
  })

  it('CRT-15 without a network a task waits indefinitely, and the next click retries immediately', async () => {
    let down = true
    const { cart, ports, settle } = shopWith({ cart: createFakeCart({ faultModel: () => (down ? { failure: offline } : {}) }) })
    cart.add(rug, [])
    await ports.clock.advance(3_605_000)
    expect(cart.getSnapshot().pending).toBe(1)
    expect(ports.cart.calls.length).toBeGreaterThan(4)
    await settle()
    down = false
    cart.add(hub, [])
    await settle()
    expect(quantities(ports.cart.truth())).toEqual([
      [30, 1],
      [20, 1],
    ])
  })

  it('CRT-07 a cart that was read before is read again automatically when the network is back', async () => {
    const backend = createFakeCart({ cart: backendCart([20, 1]), faultModel: failing({ 2: offline, 3: timeout }) })
    const { cart, ports } = withCookie(backend)
    await cart.load()
    backend.change(() => backendCart([20, 2]))
    await cart.load()
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', pending: 1 })
    await ports.clock.advance(16_000)
    expect(quantities(cart.getSnapshot().cart)).toEqual([[20, 2]])
    expect(cart.getSnapshot().pending).toBe(0)
  })

  it('CHK-11 a reading that began before a purchase was known does not count', async () => {
    const responses: (() => void)[] = []
    const { ports, shop, settle } = withCookie(
      createFakeCart({ faultModel: () => new Promise((resolve) => responses.push(() => resolve({}))) }),
    )
    const end = () => responses.forEach((response) => response())
    void shop.cart.load()
    void shop.cart.load()
    await settle()
    const lines: [] = []
    await shop.checkout.reportPurchase({
      paymentUid: 'p',
      status: 'paid',
      orderNumber: 'o',
      orderUid: null,
      totalInclVat: 0 as never,
      lines,
      retryUrl: null,
      deposit: null,
    })
    end()
    await settle()
    end()
    await settle()
    expect(names(ports.cart)).toEqual(['state', 'state'])
  })

  it('CRT-15 a change just before a reload, with its response lost, is executed once', async () => {
    const own = device()
    const backend = createFakeCart({ faultModel: failing({ 1: timeout }, true) })
    const before = shopWith({ cart: backend, ...own })
    before.cart.add(rug, [])
    await before.settle()
    await before.shop.close()
    expect(quantities(backend.truth())).toEqual([[20, 1]])

    const after = shopWith({ cart: backend, ...own })
    await after.cart.load()
    await after.settle()
    expect(quantities(backend.truth())).toEqual([[20, 1]])
    expect(quantities(after.cart.getSnapshot().cart)).toEqual([[20, 1]])
    expect(new Set(backend.calls.filter(({ name }) => name === 'addLine').map(({ key }) => key)).size).toBe(1)
    await after.shop.cart.settled()
    expect(Object.keys(own.storage.stored())).toEqual(['thuishaven.cart'])
  })

  it('CRT-15 typed text that was not yet sent survives the reload', async () => {
    const own = device({ es_cuid: 'cart-9' })
    const backend = createFakeCart({ cart: backendCart([20, 1]) })
    const before = shopWith({ cart: backend, ...own })
    await before.cart.load()
    before.cart.typeQuantity('20', '6')
    await before.shop.close()
    const after = shopWith({ cart: backend, ...own })
    await after.cart.load()
    await after.settle()
    expect(quantities(backend.truth())).toEqual([[20, 6]])
  })

  it('CRT-01 a copy is shown immediately after a reload, before the backend has responded', async () => {
    const own = device({ es_cuid: 'cart-9' })
    const backend = createFakeCart({ cart: backendCart([20, 2]) })
    await shopWith({ cart: backend, ...own }).cart.load()
    const { cart } = shopWith({ cart: backend, ...own })
    expect(cart.getSnapshot().cart.lines).toEqual([])
    cart.subscribe(() => undefined)
    expect(quantities(cart.getSnapshot().cart)).toEqual([[20, 2]])
    expect(cart.getSnapshot().status).toBe('initial')
  })

  it('CRT-01 forgetting clears the cart, its cookies and the copy, and ignores a pending response', async () => {
    let response: (faultOutcome: object) => void = () => undefined
    const soldOut = new Refused({ reason: 'outOfStock', message: 'productOutOfStock' })
    const backend = createFakeCart({ faultModel: ({ number }) => (number === 1 ? new Promise((resolve) => (response = resolve)) : {}) })
    const { cart, ports, settle, shop } = shopWith({ cart: backend, cookies: createFakeCookies({ es_o: 'a', es_s: 'b' }) })
    cart.add(rug, [])
    await settle()
    cart.forget()
    expect(cart.getSnapshot()).toMatchObject({ cart: emptyCart, pending: 0 })
    expect(['es_cuid', 'es_o', 'es_s'].map(ports.cookies.get)).toEqual([null, null, null])
    expect(ports.storage.stored()).toEqual({})
    cart.add(hub, [])
    await settle()
    expect(names(backend)).toEqual(['addLine'])
    response({ failure: soldOut })
    await settle()
    expect(shop.toasts.getSnapshot()).toEqual([])
    expect(quantities(cart.getSnapshot().cart)).toEqual([[30, 1]])
    expect(backend.mostAtOnce()).toBe(1)
  })
})

describe('the cart on a device without storage', () => {
  const forgetful = { ...createFakeStorage(), set: () => undefined }

  it('CRT-15 without storage a changed quantity is sent once, and the cart is not read repeatedly', async () => {
    const backend = createFakeCart({ cart: backendCart([20, 1]) })
    const { cart, ports } = withCookie(backend, { storage: forgetful })
    cart.subscribe(() => undefined)
    await cart.load()
    cart.setQuantity('20', 2)
    await ports.clock.advance(10_000)
    expect(quantities(backend.truth())).toEqual([[20, 2]])
    expect(cart.getSnapshot().pending).toBe(0)
    expect(names(backend).filter((name) => name === 'setQuantity')).toHaveLength(1)
    expect(names(backend).length).toBeLessThan(5)
  })
})
