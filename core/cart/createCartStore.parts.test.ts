import { describe, expect, it } from 'vitest'
import type { ToastStore } from '../notifications/createToastStore.ts'
import type { ShopConfig } from '../config/config.ts'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { failing, backendCart, hub, names, offline, quantities, rug } from '../testing/cartWorld.ts'
import { createFakeCart } from '../testing/fakes/createFakeCart.ts'
import type { FakeCartSettings } from '../testing/fakes/createFakeCart.ts'
import { createFakeCookies } from '../testing/fakes/createFakeCookies.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import { runWith } from '../testing/runWith.ts'
import type { Cart } from './cart.ts'
import type { CartControl } from './createCartStore.ts'
import { createCartStore } from './createCartStore.ts'

const storeWith = (backend: FakeCartSettings = {}, initialState?: Cart) => {
  const ports = createFakePorts({ cart: createFakeCart(backend), cookies: createFakeCookies({ es_cuid: 'cart-9' }) })
  const notices: Parameters<ToastStore['show']>[0][] = []
  let shippingVat: ShopConfig['shippingVat'] = 'highest-rate'
  const parts = {
    ports,
    run: runWith(ports),
    terms: (): Pick<ShopConfig, 'shippingVat'> => ({ shippingVat }),
    toasts: { show: (toast: (typeof notices)[number]) => String(notices.push(toast)) },
  }
  const cart = createCartStore(initialState === undefined ? parts : { ...parts, initialState })
  return {
    ports,
    cart,
    notices,
    settle: () => ports.clock.advance(0),
    proRata: () => {
      shippingVat = 'pro-rata'
    },
  }
}
const failed = { key: 'phrases.Failed' }
const no = new Refused({ reason: 'invalid', message: 'no' })
const away = new BackendUnavailable({ reason: 'unavailable' })

describe('notices of the cart', () => {
  it('CRT-05 CRT-06 CRT-15b the cart reports a refused task, a missing line and limited stock', async () => {
    const refused = storeWith({ cart: backendCart([20, 1]), faultModel: failing({ 1: no }) }, backendCart([20, 1]))
    refused.cart.setQuantity('20', 5)
    await refused.settle()
    expect(refused.notices).toEqual([
      { type: 'error', title: failed, message: { key: 'cart.lostRefused', params: { title: 'Product 20' } } },
    ])
    const gone = storeWith({ cart: backendCart() }, backendCart([20, 1]))
    gone.cart.setQuantity('20', 5)
    await gone.settle()
    expect(gone.notices).toEqual([{ type: 'error', title: failed, message: { key: 'cart.lostGone', params: { title: 'Product 20' } } }])
    const short = storeWith({ cart: backendCart([20, 1]), stock: () => 3 }, backendCart([20, 1]))
    short.cart.setQuantity('20', 5)
    await short.settle()
    expect(short.notices).toEqual([
      {
        type: 'error',
        title: failed,
        message: { key: 'phrases.cartLineQuantityExceededAvailableStockQuantity', params: { count: 3 } },
      },
    ])
  })

  it('CRT-15b the cart reports a task on which the backend never decides', async () => {
    const { cart, ports, notices } = storeWith(
      {
        cart: backendCart([20, 1]),
        faultModel: ({ name }) => (name === 'state' ? {} : { failure: new BackendUnavailable({ reason: 'serverError' }) }),
      },
      backendCart([20, 1]),
    )
    cart.setQuantity('20', 5)
    await ports.clock.advance(1_000_000)
    expect(notices).toEqual([{ type: 'error', title: failed, message: { key: 'cart.lostErrors', params: { title: 'Product 20' } } }])
    expect(quantities(cart.getSnapshot().cart)).toEqual([[20, 1]])
  })

  it('CPN-02 CPN-03 the cart reports coupons that are added, refused or not removed', async () => {
    const good = storeWith({}, backendCart([20, 1]))
    expect((await good.cart.applyCoupon(' WELKOM 10 ')).ok).toBe(true)
    const applied = { key: 'phrases.applyDiscountSuccess' }
    expect(good.notices).toEqual([{ type: 'success', title: { key: 'phrases.Success' }, message: applied, about: 'coupon' }])
    const bad = storeWith({}, backendCart([20, 1]))
    expect((await bad.cart.applyCoupon('NIETS')).ok).toBe(false)
    expect(bad.notices).toEqual([{ type: 'error', title: failed, message: { key: 'phrases.applyDiscountFailed' }, about: 'coupon' }])
    for (const [failure, key] of [
      [no, 'phrases.applyDiscountFailed'],
      [offline, 'error.connection'],
    ] as const) {
      const coupon = { code: 'A', title: 'A', applies: true, type: 'fixedAmount' as const, amount: 100 as never }
      const initialState = { ...backendCart([20, 1]), coupons: [coupon] }
      const persisted = storeWith(
        { cart: initialState, faultModel: ({ name }) => (name === 'removeCoupon' ? { failure } : {}) },
        initialState,
      )
      expect((await persisted.cart.removeCoupon('A')).ok).toBe(false)
      expect(persisted.notices).toEqual([{ type: 'error', title: failed, message: { key }, about: 'coupon' }])
      expect(persisted.cart.getSnapshot().cart.coupons).toEqual([coupon])
    }
  })
})

describe('what the cart shows', () => {
  it('CRT-07 CRT-15 the cart shows how many tasks wait, and a lasting failure', async () => {
    let lost = true
    const { cart, ports, settle } = storeWith(
      { cart: backendCart([20, 1]), faultModel: () => (lost ? { failure: offline } : {}) },
      backendCart([20, 1]),
    )
    expect(cart.getSnapshot()).toMatchObject({ status: 'ready', pending: 0, unsaved: false, added: null })
    cart.setQuantity('20', 2)
    cart.add(hub, [])
    expect(cart.getSnapshot()).toMatchObject({ pending: 2, unsaved: false, added: 'Product 30', changed: true })
    await settle()
    expect(cart.getSnapshot()).toMatchObject({ pending: 2, unsaved: true })
    lost = false
    cart.retry()
    await settle()
    expect(cart.getSnapshot()).toMatchObject({ pending: 0, unsaved: false, status: 'ready' })
    const reading = cart.load()
    expect(cart.getSnapshot()).toMatchObject({ pending: 1, status: 'ready' })
    await reading
    expect(cart.getSnapshot().pending).toBe(0)
    expect(ports.cart.mostAtOnce()).toBe(1)
  })

  it('CRT-01 the cart is loading during the first read, without unfinished tasks', async () => {
    const { cart } = storeWith({ cart: backendCart([20, 1]) })
    const reading = cart.load()
    expect(cart.getSnapshot()).toMatchObject({ pending: 0, status: 'loading' })
    await reading
    expect(cart.getSnapshot()).toMatchObject({ pending: 0, status: 'ready' })
  })

  it('PNL-04 CRT-13 opening the cart is reported and clears the news of additions and of the merge', async () => {
    const { cart, ports, settle } = storeWith(
      { cart: { ...backendCart([20, 1]), isMerged: true } },
      { ...backendCart([20, 1]), isMerged: true },
    )
    cart.add(hub, [])
    await settle()
    cart.cartOpened()
    expect(ports.analytics.events.map(({ name }) => name)).toEqual(['add_to_cart', 'view_cart'])
    expect(cart.getSnapshot()).toMatchObject({ added: 'Product 30', cart: { isMerged: true } })
    cart.cartClosed()
    expect(cart.getSnapshot()).toMatchObject({ added: null, cart: { isMerged: false } })
  })

  it('CRT-09 the news of an addition ends when it is removed or refused, or when another part of the cart changes', async () => {
    const soldOut = new Refused({ reason: 'outOfStock', message: 'productOutOfStock' })
    for (const [act, faultModel] of [
      [(cart: CartControl) => cart.setQuantity('30', 0), {}],
      [(cart: CartControl) => cart.typeQuantity('20', '4'), {}],
      [(cart: CartControl) => void cart.applyCoupon('WELKOM10'), {}],
      [() => undefined, { failure: soldOut }],
    ] as const) {
      const { cart, settle } = storeWith(
        { cart: backendCart([20, 1]), faultModel: ({ name }) => (name === 'addLine' ? faultModel : {}) },
        backendCart([20, 1]),
      )
      cart.add(hub, [])
      expect(cart.getSnapshot().added).toBe('Product 30')
      act(cart)
      await settle()
      expect(cart.getSnapshot().added).toBeNull()
    }
  })

  it('CRT-17 only a line with a task in flight is loading', async () => {
    const { cart, ports, settle } = storeWith({ cart: backendCart([20, 1], [30, 1]) }, backendCart([20, 1], [30, 1]))
    expect(cart.getSnapshot().loadingLines).toEqual([])
    cart.typeQuantity('30', '4')
    expect(cart.getSnapshot().loadingLines).toEqual([])
    cart.setQuantity('20', 2)
    expect(cart.getSnapshot().loadingLines).toEqual(['20'])
    await ports.clock.advance(500)
    await settle()
    expect(cart.getSnapshot().loadingLines).toEqual([])
  })

  it('CRT-04 a removed line can be restored as it was', async () => {
    const { cart, ports, settle } = storeWith({ cart: backendCart([20, 3]) }, backendCart([20, 3]))
    const [line] = cart.getSnapshot().cart.lines
    cart.setQuantity('20', 0)
    await settle()
    if (line !== undefined) cart.putBack(line)
    await settle()
    expect(quantities(ports.cart.truth())).toEqual([[20, 3]])
  })

  it('CRT-14 a cart from another response is applied only while no task is unfinished', async () => {
    const { cart, settle } = storeWith({ cart: backendCart([20, 1]) }, backendCart([20, 1]))
    const dearer = (initialState: Cart): Cart => ({
      ...initialState,
      lines: initialState.lines.map((line) => ({ ...line, title: 'Dearer' })),
    })
    cart.setQuantity('20', 2)
    cart.resendCart(dearer)
    expect(cart.getSnapshot().cart.lines[0]?.title).toBe('Product 20')
    await settle()
    const before = cart.getSnapshot()
    cart.resendCart((initialState) => initialState)
    expect(cart.getSnapshot()).toBe(before)
    cart.resendCart(dearer)
    expect(cart.getSnapshot().cart.lines[0]?.title).toBe('Dearer')
  })

  it('PRC-05 the totals follow the terms when they change', () => {
    const initialState: Cart = { ...backendCart([20, 1]), shipping: { amount: 695 as never, side: 'excl' } }
    const { cart, proRata } = storeWith({}, initialState)
    const before = cart.getSnapshot()
    proRata()
    cart.recompute()
    expect(cart.getSnapshot()).not.toBe(before)
    expect(cart.taken()).toMatchObject({ lines: initialState.lines, addressId: null })
  })
})

describe('unfinished tasks', () => {
  it('CHK-06 a selection without a response is reverted and reported; the next one is a new task', async () => {
    let lost = true
    const { cart, ports } = storeWith(
      { cart: backendCart([20, 1]), faultModel: ({ name }) => (name === 'choose' && lost ? { failure: offline } : {}) },
      backendCart([20, 1]),
    )
    const first = cart.choose({ addressId: 'home' })
    expect(cart.getSnapshot().cart.addressId).toBe('home')
    expect(await first).toMatchObject({ ok: false, failure: { _tag: 'BackendUnavailable' } })
    expect(cart.getSnapshot().cart.addressId).toBeNull()
    lost = false
    await ports.clock.advance(10_000)
    expect(await cart.choose({ addressId: 'work' })).toEqual({ ok: true, value: undefined })
    expect(ports.cart.truth().addressId).toBe('work')
  })

  it('CPN-02 a coupon whose response got lost counts as added only if the cart that is read contains it', async () => {
    const carried = storeWith(
      { cart: backendCart([20, 1]), faultModel: ({ name }) => (name === 'addCoupon' ? { failure: away, carriedOut: true } : {}) },
      backendCart([20, 1]),
    )
    const applying = carried.cart.applyCoupon('welkom10')
    await carried.ports.clock.advance(5_000)
    expect((await applying).ok).toBe(false)
    const good = storeWith(
      { cart: backendCart([20, 1]), faultModel: ({ name }) => (name === 'addCoupon' ? { failure: away, carriedOut: true } : {}) },
      backendCart([20, 1]),
    )
    const again = good.cart.applyCoupon('WELKOM10')
    await good.ports.clock.advance(5_000)
    expect((await again).ok).toBe(true)
  })

  it('CRT-04 text for a missing line starts no task, and a step replaces a typed quantity', async () => {
    const { cart, ports, settle } = storeWith({ cart: backendCart([20, 1]) }, backendCart([20, 1]))
    cart.typeQuantity('nope', '5')
    cart.typeQuantity('20', 'x')
    expect(ports.clock.waiting()).toBe(0)
    cart.typeQuantity('20', '7')
    expect(ports.clock.waiting()).toBe(1)
    cart.setQuantity('20', 2)
    expect(ports.clock.waiting()).toBe(0)
    await settle()
    cart.typeQuantity('20', '9')
    cart.forget()
    expect(ports.clock.waiting()).toBe(0)
    await ports.clock.advance(1_000)
    expect(names(ports.cart)).toEqual(['setQuantity'])
  })

  it('CRT-03 adding the same product again is reported as one more', async () => {
    const { cart, ports, settle } = storeWith()
    cart.add(rug, [])
    cart.add(rug, [])
    await settle()
    expect(quantities(ports.cart.truth())).toEqual([[20, 2]])
    expect(cart.add(rug, [])).toEqual({ ok: true, value: undefined })
  })
})
