import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import type { BackendFailure } from '../ports/failures.ts'
import { failing, backendCart, names, offline, withCookie } from '../testing/cartWorld.ts'
import type { Cents } from '../money/units.ts'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import { createFakeCart } from '../testing/fakes/createFakeCart.ts'

/** A backend whose coupon calls return `answer`, and that records requests. */
const backendThatAnswers = (response: Effect.Effect<void, BackendFailure | Refused>) => {
  const sent: string[] = []
  const backend = createFakeCart({ cart: backendCart([20, 2]) })
  const request = (code: string) => {
    sent.push(code)
    return response
  }
  return { sent, backend: { ...backend, addCoupon: request, removeCoupon: request } }
}

const accepted = Effect.succeed(undefined)
const refused = Effect.fail(new Refused({ reason: 'invalid', message: 'couponUnknown' }))
const offlineCall = Effect.fail(offline)
const outOfOrder = new BackendUnavailable({ reason: 'serverError' })
const coupon = { code: 'ZOMER', title: 'Zomer', applies: true, type: 'fixedAmount', amount: 500 as Cents } as const

describe('the coupons of a cart', () => {
  it('CPN-01 a coupon code loses its spaces, and an empty one is not sent', async () => {
    const { sent, backend } = backendThatAnswers(accepted)
    const { cart } = withCookie(backend)
    await cart.applyCoupon('  WEL KOM\t10 ')
    await cart.applyCoupon('   ')
    await cart.applyCoupon('')
    expect(sent).toEqual(['WELKOM10'])
  })

  it('CPN-01 a coupon code that is already in the cart is not sent again and reports no failure', async () => {
    const backend = createFakeCart({ cart: backendCart([20, 2]) })
    const { cart, shop } = withCookie(backend)
    await cart.load()
    await cart.applyCoupon('WELKOM10')
    const toast = shop.toasts.getSnapshot()
    const requestCount = backend.calls.length
    expect(await cart.applyCoupon('welkom 10')).toEqual({ ok: false, failure: { _tag: 'CouponInCart' } })
    expect([backend.calls.length, shop.toasts.getSnapshot()]).toEqual([requestCount, toast])
  })

  it('CPN-02 an accepted coupon is reported and the cart is read again', async () => {
    const { backend } = backendThatAnswers(accepted)
    const { cart, shop } = withCookie(backend)
    await cart.load()
    const reads = backend.calls.length
    await cart.applyCoupon('WELKOM10')
    expect(backend.calls.length).toBe(reads + 1)
    expect(shop.toasts.getSnapshot()).toMatchObject([
      { type: 'success', title: { key: 'phrases.Success' }, message: { key: 'phrases.applyDiscountSuccess' } },
    ])
  })

  it('CPN-02b a rate-limited backend has not refused the coupon code', async () => {
    const { cart, shop, ports } = withCookie(
      backendThatAnswers(Effect.fail(new Refused({ reason: 'temporary', message: 'tooManyRequests' }))).backend,
    )
    const result = cart.applyCoupon('WELKOM10')
    await ports.clock.advance(5_000)
    expect(await result).toMatchObject({ ok: false, failure: { _tag: 'BackendUnavailable', reason: 'rateLimited' } })
    expect(shop.toasts.getSnapshot()).toEqual([])
  })

  it('CPN-02 a refused coupon is reported and leaves the cart unchanged', async () => {
    const { backend } = backendThatAnswers(refused)
    const { cart, shop } = withCookie(backend)
    await cart.load()
    const before = cart.getSnapshot().cart
    await cart.applyCoupon('NEPCODE')
    expect(cart.getSnapshot().cart).toBe(before)
    expect(shop.toasts.getSnapshot()).toMatchObject([
      { type: 'error', title: { key: 'phrases.Failed' }, message: { key: 'phrases.applyDiscountFailed' } },
    ])
  })

  it('CPN-02 a failed coupon call is returned to its caller after the cart was read, and shows no notification', async () => {
    const { backend } = backendThatAnswers(offlineCall)
    const { cart, shop } = withCookie(backend)
    await cart.load()
    const reads = backend.calls.length
    expect(await cart.applyCoupon('WELKOM10')).toMatchObject({ ok: false, failure: { _tag: 'BackendUnavailable' } })
    expect(backend.calls.length).toBe(reads + 1)
    expect(cart.getSnapshot()).toMatchObject({ pending: 0, cart: { coupons: [] } })
    expect(shop.toasts.getSnapshot()).toEqual([])
  })

  it('CPN-02 a coupon is retried after a second and is not sent a third time', async () => {
    const backend = createFakeCart({ cart: backendCart([20, 2]), faultModel: failing({ 2: outOfOrder, 5: outOfOrder, 6: outOfOrder }) })
    const { cart, ports } = withCookie(backend)
    await cart.load()
    const first = cart.applyCoupon('WELKOM10')
    await ports.clock.advance(1_000)
    expect(await first).toEqual({ ok: true, value: undefined })
    expect(names(backend)).toEqual(['state', 'addCoupon', 'addCoupon', 'state'])
    const second = cart.removeCoupon('WELKOM10')
    expect(cart.getSnapshot().cart.coupons).toEqual([])
    await ports.clock.advance(1_000)
    expect(await second).toMatchObject({ ok: false })
    expect(names(backend).slice(4)).toEqual(['removeCoupon', 'removeCoupon', 'state'])
    expect(cart.getSnapshot().cart.coupons).toMatchObject([{ code: 'WELKOM10' }])
  })

  it('CPN-02 a coupon whose response got lost succeeds when the cart that is read contains it', async () => {
    const backend = createFakeCart({ cart: backendCart([20, 2]), faultModel: failing({ 2: offline }, true) })
    const { cart, shop } = withCookie(backend)
    await cart.load()
    expect(await cart.applyCoupon('WELKOM10')).toEqual({ ok: true, value: undefined })
    expect(cart.getSnapshot()).toMatchObject({ totals: { totalInclVat: 3600 }, cart: { coupons: [{ code: 'WELKOM10' }] } })
    expect(shop.toasts.getSnapshot()).toMatchObject([{ type: 'success' }])
  })

  it('CPN-02 coupons wait for unfinished line tasks, so that the backend checks them against the cart on screen', async () => {
    const clock = createFakeClock()
    const slow = () => new Promise<object>((resolve) => clock.after(100, () => resolve({})))
    const backend = createFakeCart({ cart: backendCart([20, 2]), faultModel: slow })
    const { cart } = withCookie(backend, { clock })
    void cart.load()
    await clock.advance(100)
    cart.setQuantity('20', 5)
    const applied = cart.applyCoupon('WELKOM10')
    await clock.advance(50)
    expect(names(backend)).toEqual(['state', 'setQuantity'])
    await clock.advance(400)
    await applied
    expect(names(backend)).toEqual(['state', 'setQuantity', 'addCoupon', 'state'])
  })

  it('CPN-03 CRT-07 a removed coupon disappears immediately and is sent by its code', async () => {
    const backend = createFakeCart({ cart: backendCart([20, 2]) })
    const { cart, shop } = withCookie(backend)
    await cart.load()
    await cart.applyCoupon('WELKOM10')
    const taken = cart.removeCoupon('WELKOM10')
    expect(cart.getSnapshot()).toMatchObject({ totals: { totalInclVat: 4000 }, cart: { coupons: [] } })
    expect(await taken).toEqual({ ok: true, value: undefined })
    expect(backend.truth().coupons).toEqual([])
    expect(shop.toasts.getSnapshot()).toHaveLength(1)
  })

  it('CPN-03 a coupon that could not be removed reappears and is reported', async () => {
    const backend = createFakeCart({ cart: { ...backendCart([20, 2]), coupons: [coupon] } })
    const { cart, shop } = withCookie(backend)
    await cart.load()
    expect(await cart.removeCoupon('VERDWENEN')).toMatchObject({ ok: false, failure: { _tag: 'Refused' } })
    expect(cart.getSnapshot().cart.coupons).toEqual([coupon])
    expect(shop.toasts.getSnapshot()).toMatchObject([{ type: 'error' }])
  })

  it('CRT-08 CHK-08 an added or removed coupon marks the checkout as changed; a refused one does not', async () => {
    const { cart } = withCookie(createFakeCart({ cart: backendCart([20, 2]) }))
    await cart.load()
    await cart.applyCoupon('ONZIN')
    expect(cart.getSnapshot().changed).toBe(false)
    await cart.applyCoupon('WELKOM10')
    expect(cart.getSnapshot().changed).toBe(true)
    const { cart: other } = withCookie(createFakeCart({ cart: { ...backendCart([20, 2]), coupons: [coupon] } }))
    await other.load()
    expect(other.getSnapshot().changed).toBe(false)
    await other.removeCoupon('ZOMER')
    expect(other.getSnapshot().changed).toBe(true)
  })

  it('PRC-04 a coupon that does not apply stays in the cart without a discount', async () => {
    const { cart } = withCookie(createFakeCart({ cart: { ...backendCart([20, 2]), coupons: [{ ...coupon, applies: false }] } }))
    await cart.load()
    expect(cart.getSnapshot()).toMatchObject({ totals: { totalInclVat: 4000 }, cart: { coupons: [{ applies: false }] } })
  })
})
