import { describe, expect, it } from 'vitest'
import { noWishes, ofCustomer, wishesOf, withAnswer, withChange } from './wishlist.ts'
import type { Wishlist } from './wishlist.ts'

const add = (productId: number) => ({ productId, wished: true })
const remove = (productId: number) => ({ productId, wished: false })
const changed = (list: Wishlist, ...changes: readonly ReturnType<typeof add>[]): Wishlist => changes.reduce(withChange, list)

describe('a wish list', () => {
  it('has the latest wish first, and each product once', () => {
    expect(wishesOf(changed(noWishes, add(1), add(2), add(1)))).toEqual([1, 2])
    expect(wishesOf(changed({ owner: 'anna', confirmed: [5, 6], changes: [] }, add(7), remove(6)))).toEqual([7, 5])
  })

  it('of a guest forgets what went; that of a customer tells the host', () => {
    expect(changed(noWishes, add(1), remove(1)).changes).toEqual([])
    expect(changed({ ...noWishes, owner: 'anna' }, add(1), remove(1)).changes).toEqual([remove(1)])
  })

  it('of a guest comes along into the account, that of another customer does not', () => {
    const guest = changed(noWishes, add(1))
    expect(ofCustomer(guest, 'anna')).toEqual({ owner: 'anna', confirmed: [], changes: [add(1)] })
    expect(ofCustomer({ owner: 'anna', confirmed: [5], changes: [add(1)] }, 'bram')).toEqual({ owner: 'bram', confirmed: [], changes: [] })
  })

  it('keeps what was changed while the host was being told', () => {
    const before = changed({ ...noWishes, owner: 'anna' }, add(1), add(2))
    const meanwhile = changed(before, remove(1), add(3))
    const after = withAnswer(meanwhile, before.changes, [2, 1, 9])
    expect(after.changes).toEqual([remove(1), add(3)])
    expect(wishesOf(after)).toEqual([3, 2, 9])
  })
})
