import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { HostUnreachable, Refused } from '../ports/failures.ts'
import type { HostFailure } from '../ports/failures.ts'
import { failing, hostCart, names, offline, withCookie } from '../testing/cartWorld.ts'
import type { Cents } from '../money/units.ts'
import { makeFakeClock } from '../testing/fakes/makeFakeClock.ts'
import { makeFakeCart } from '../testing/fakes/makeFakeCart.ts'

/** A host whose coupon calls end in `answer`; what it was sent is kept. */
const hostThatSays = (answer: Effect.Effect<void, HostFailure | Refused>) => {
  const sent: string[] = []
  const host = makeFakeCart({ cart: hostCart([20, 2]) })
  const ask = (code: string) => {
    sent.push(code)
    return answer
  }
  return { sent, host: { ...host, addCoupon: ask, removeCoupon: ask } }
}

const accepted = Effect.succeed(undefined)
const refused = Effect.fail(new Refused({ because: 'wish', message: 'couponUnknown' }))
const offlineCall = Effect.fail(offline)
const outOfOrder = new HostUnreachable({ reason: 'failing' })
const coupon = { code: 'ZOMER', title: 'Zomer', applies: true, type: 'fixedAmount', amount: 500 as Cents } as const

describe('the coupons of a cart', () => {
  it('CPN-01 spaces are taken out, and nothing typed sends nothing', async () => {
    const { sent, host } = hostThatSays(accepted)
    const { cart } = withCookie(host)
    await cart.applyCoupon('  WEL KOM\t10 ')
    await cart.applyCoupon('   ')
    await cart.applyCoupon('')
    expect(sent).toEqual(['WELKOM10'])
  })

  it('CPN-01 a code that is in the cart already is not sent again, and no failure is told of it', async () => {
    const host = makeFakeCart({ cart: hostCart([20, 2]) })
    const { cart, shop } = withCookie(host)
    await cart.load()
    await cart.applyCoupon('WELKOM10')
    const told = shop.toasts.getSnapshot()
    const asked = host.calls.length
    expect(await cart.applyCoupon('welkom 10')).toEqual({ ok: false, failure: { _tag: 'CouponInCart' } })
    expect([host.calls.length, shop.toasts.getSnapshot()]).toEqual([asked, told])
  })

  it('CPN-02 success is told, and the cart is read again', async () => {
    const { host } = hostThatSays(accepted)
    const { cart, shop } = withCookie(host)
    await cart.load()
    const reads = host.calls.length
    await cart.applyCoupon('WELKOM10')
    expect(host.calls.length).toBe(reads + 1)
    expect(shop.toasts.getSnapshot()).toMatchObject([
      { type: 'success', title: { key: 'phrases.Success' }, message: { key: 'phrases.applyDiscountSuccess' } },
    ])
  })

  it('CPN-02b a host that is asked too often has not refused the code', async () => {
    const { cart, shop, ports } = withCookie(hostThatSays(Effect.fail(new Refused({ because: 'moment', message: 'tooManyRequests' }))).host)
    const outcome = cart.applyCoupon('WELKOM10')
    await ports.clock.advance(5_000)
    expect(await outcome).toMatchObject({ ok: false, failure: { _tag: 'HostUnreachable', reason: 'busy' } })
    expect(shop.toasts.getSnapshot()).toEqual([])
  })

  it('CPN-02 a refusal is told, and the cart stays as it is', async () => {
    const { host } = hostThatSays(refused)
    const { cart, shop } = withCookie(host)
    await cart.load()
    const before = cart.getSnapshot().cart
    await cart.applyCoupon('NEPCODE')
    expect(cart.getSnapshot().cart).toBe(before)
    expect(shop.toasts.getSnapshot()).toMatchObject([
      { type: 'error', title: { key: 'phrases.Failed' }, message: { key: 'phrases.applyDiscountFailed' } },
    ])
  })

  it('CPN-02 a broken call is told to whoever asked, after the cart was read, and puts up no notification', async () => {
    const { host } = hostThatSays(offlineCall)
    const { cart, shop } = withCookie(host)
    await cart.load()
    const reads = host.calls.length
    expect(await cart.applyCoupon('WELKOM10')).toMatchObject({ ok: false, failure: { _tag: 'HostUnreachable' } })
    expect(host.calls.length).toBe(reads + 1)
    expect(cart.getSnapshot()).toMatchObject({ pending: 0, cart: { coupons: [] } })
    expect(shop.toasts.getSnapshot()).toEqual([])
  })

  it('CPN-02 a hiccup of the host costs a second, and a host that is out of order is not asked a third time', async () => {
    const host = makeFakeCart({ cart: hostCart([20, 2]), weather: failing({ 2: outOfOrder, 5: outOfOrder, 6: outOfOrder }) })
    const { cart, ports } = withCookie(host)
    await cart.load()
    const first = cart.applyCoupon('WELKOM10')
    await ports.clock.advance(1_000)
    expect(await first).toEqual({ ok: true, value: undefined })
    expect(names(host)).toEqual(['state', 'addCoupon', 'addCoupon', 'state'])
    const second = cart.removeCoupon('WELKOM10')
    expect(cart.getSnapshot().cart.coupons).toEqual([])
    await ports.clock.advance(1_000)
    expect(await second).toMatchObject({ ok: false })
    expect(names(host).slice(4)).toEqual(['removeCoupon', 'removeCoupon', 'state'])
    expect(cart.getSnapshot().cart.coupons).toMatchObject([{ code: 'WELKOM10' }])
  })

  it('CPN-02 an answer that is lost after the host carried it out is no failure: the cart that is read says so', async () => {
    const host = makeFakeCart({ cart: hostCart([20, 2]), weather: failing({ 2: offline }, true) })
    const { cart, shop } = withCookie(host)
    await cart.load()
    expect(await cart.applyCoupon('WELKOM10')).toEqual({ ok: true, value: undefined })
    expect(cart.getSnapshot()).toMatchObject({ totals: { totalInclVat: 3600 }, cart: { coupons: [{ code: 'WELKOM10' }] } })
    expect(shop.toasts.getSnapshot()).toMatchObject([{ type: 'success' }])
  })

  it('CPN-02 coupons wait for the lines that are on their way, so that the host judges the cart that the shopper sees', async () => {
    const clock = makeFakeClock()
    const slow = () => new Promise<object>((resolve) => clock.after(100, () => resolve({})))
    const host = makeFakeCart({ cart: hostCart([20, 2]), weather: slow })
    const { cart } = withCookie(host, { clock })
    void cart.load()
    await clock.advance(100)
    cart.setQuantity('20', 5)
    const applied = cart.applyCoupon('WELKOM10')
    await clock.advance(50)
    expect(names(host)).toEqual(['state', 'setQuantity'])
    await clock.advance(400)
    await applied
    expect(names(host)).toEqual(['state', 'setQuantity', 'addCoupon', 'state'])
  })

  it('CPN-03 CRT-07 a coupon that is taken out is gone at once, and named by its code', async () => {
    const host = makeFakeCart({ cart: hostCart([20, 2]) })
    const { cart, shop } = withCookie(host)
    await cart.load()
    await cart.applyCoupon('WELKOM10')
    const taken = cart.removeCoupon('WELKOM10')
    expect(cart.getSnapshot()).toMatchObject({ totals: { totalInclVat: 4000 }, cart: { coupons: [] } })
    expect(await taken).toEqual({ ok: true, value: undefined })
    expect(host.truth().coupons).toEqual([])
    expect(shop.toasts.getSnapshot()).toHaveLength(1)
  })

  it('CPN-03 a coupon that could not be taken out is back, and that is told', async () => {
    const host = makeFakeCart({ cart: { ...hostCart([20, 2]), coupons: [coupon] } })
    const { cart, shop } = withCookie(host)
    await cart.load()
    expect(await cart.removeCoupon('VERDWENEN')).toMatchObject({ ok: false, failure: { _tag: 'Refused' } })
    expect(cart.getSnapshot().cart.coupons).toEqual([coupon])
    expect(shop.toasts.getSnapshot()).toMatchObject([{ type: 'error' }])
  })

  it('CRT-08 CHK-08 a coupon that is taken in or out marks the checkout as changed; one that is refused does not', async () => {
    const { cart } = withCookie(makeFakeCart({ cart: hostCart([20, 2]) }))
    await cart.load()
    await cart.applyCoupon('ONZIN')
    expect(cart.getSnapshot().changed).toBe(false)
    await cart.applyCoupon('WELKOM10')
    expect(cart.getSnapshot().changed).toBe(true)
    const { cart: other } = withCookie(makeFakeCart({ cart: { ...hostCart([20, 2]), coupons: [coupon] } }))
    await other.load()
    expect(other.getSnapshot().changed).toBe(false)
    await other.removeCoupon('ZOMER')
    expect(other.getSnapshot().changed).toBe(true)
  })

  it('PRC-04 a coupon that does not apply stays in the cart and takes nothing off', async () => {
    const { cart } = withCookie(makeFakeCart({ cart: { ...hostCart([20, 2]), coupons: [{ ...coupon, applies: false }] } }))
    await cart.load()
    expect(cart.getSnapshot()).toMatchObject({ totals: { totalInclVat: 4000 }, cart: { coupons: [{ applies: false }] } })
  })
})
