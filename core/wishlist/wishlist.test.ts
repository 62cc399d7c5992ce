import { describe, expect, it } from 'vitest'
import { emptyWishlist, ofCustomer, wishlistOf, withResponse, withChange } from './wishlist.ts'
import type { Wishlist } from './wishlist.ts'

const add = (productId: number) => ({ productId, wished: true })
const remove = (productId: number) => ({ productId, wished: false })
const changed = (list: Wishlist, ...changes: readonly ReturnType<typeof add>[]): Wishlist => changes.reduce(withChange, list)

describe('a wishlist', () => {
  it('a wishlist has the latest item first, and each product once', () => {
    expect(wishlistOf(changed(emptyWishlist, add(1), add(2), add(1)))).toEqual([1, 2])
    expect(wishlistOf(changed({ owner: 'anna', confirmed: [5, 6], changes: [] }, add(7), remove(6)))).toEqual([7, 5])
  })

  it('a guest’s wishlist drops removed items; a customer’s sends the removal to the backend', () => {
    expect(changed(emptyWishlist, add(1), remove(1)).changes).toEqual([])
    expect(changed({ ...emptyWishlist, owner: 'anna' }, add(1), remove(1)).changes).toEqual([remove(1)])
  })

  it('a guest’s wishlist moves to the account, another customer’s does not', () => {
    const guest = changed(emptyWishlist, add(1))
    expect(ofCustomer(guest, 'anna')).toEqual({ owner: 'anna', confirmed: [], changes: [add(1)] })
    expect(ofCustomer({ owner: 'anna', confirmed: [5], changes: [add(1)] }, 'bram')).toEqual({ owner: 'bram', confirmed: [], changes: [] })
  })

  it('a wishlist preserves changes made during a call', () => {
    const before = changed({ ...emptyWishlist, owner: 'anna' }, add(1), add(2))
    const meanwhile = changed(before, remove(1), add(3))
    const after = withResponse(meanwhile, before.changes, [2, 1, 9])
    expect(after.changes).toEqual([remove(1), add(3)])
    expect(wishlistOf(after)).toEqual([3, 2, 9])
  })
})
