import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { HostUnreachable, Refused } from '../ports/failures.ts'
import type { HostFailure } from '../ports/failures.ts'
import { hostCart, withCookie } from '../testing/cartWorld.ts'
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
const refused = Effect.fail(new Refused({ status: 422, message: 'couponUnknown' }))
const offline = Effect.fail(new HostUnreachable({ reason: 'offline' }))

describe('the coupons of a cart', () => {
  it('CPN-01 spaces are taken out, and nothing typed sends nothing', async () => {
    const { sent, host } = hostThatSays(accepted)
    const { cart } = withCookie(host)
    await cart.applyCoupon('  WEL KOM\t10 ')
    await cart.applyCoupon('   ')
    await cart.applyCoupon('')
    expect(sent).toEqual(['WELKOM10'])
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

  it('CPN-02 a broken call changes nothing and says nothing', async () => {
    const { host } = hostThatSays(offline)
    const { cart, shop } = withCookie(host)
    await cart.load()
    const before = cart.getSnapshot().cart
    await cart.applyCoupon('WELKOM10')
    expect(cart.getSnapshot().cart).toBe(before)
    expect(shop.toasts.getSnapshot()).toEqual([])
  })

  it('CPN-02 a call that breaks off, as when the page is left, is nobody’s error', async () => {
    const { host } = hostThatSays(Effect.die(new Error('left')))
    const { cart, shop } = withCookie(host)
    await cart.load()
    await expect(cart.applyCoupon('WELKOM10')).resolves.toBeUndefined()
    expect(shop.toasts.getSnapshot()).toEqual([])
  })

  it('CPN-03 taking a coupon out names it and reads the cart again, without a word', async () => {
    const { sent, host } = hostThatSays(accepted)
    const { cart, shop } = withCookie(host)
    await cart.load()
    const reads = host.calls.length
    await cart.removeCoupon('VIJFEURO')
    expect(sent).toEqual(['VIJFEURO'])
    expect(host.calls.length).toBe(reads + 1)
    expect(shop.toasts.getSnapshot()).toEqual([])
  })
})
