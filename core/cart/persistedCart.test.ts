import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryCart } from '../testing/arbitraries/arbitraryCart.ts'
import { cartOf, known, line, oneMore, queueOf } from '../testing/queueWorld.ts'
import { emptyCart } from './cart.ts'
import { printCart, printTasks, readCart, readTasks } from './persistedCart.ts'
import { enqueueConcept, enqueueSelection, enqueueCoupon, enqueueQuantity } from './enqueue.ts'

const terms = { shippingVat: 'highest-rate' } as const
const persisted = (confirmed = cartOf(known('1', 2))) => ({ confirmed, changed: true, at: 5, count: 1 })
/** Changes one place of the text. */
const damaged = (text: string | null, from: string, to: string): string => {
  if (text === null || !text.includes(from)) throw new Error(`The copy does not say ${from}.`)
  return text.replace(from, to)
}

describe('the cart on the device', () => {
  it('CRT-01 any persisted cart is restored as it was', () => {
    fc.assert(
      fc.property(arbitraryCart, (confirmed) => {
        expect(readCart(printCart(persisted(confirmed)), terms)).toEqual(persisted(confirmed))
      }),
    )
  })

  it.each([
    ['"vat":2100', '"vat":-10000'],
    ['"coupons":[]', '"coupons":[null]'],
    ['"coupons":[]', '"coupons":[{"code":"A","title":"A","applies":true,"type":"percentage"}]'],
    ['"quantity":2', '"quantity":"2"'],
    ['"base":1000', '"base":9007199254740991'],
    ['"shipping":null', '"shipping":{"amount":-5,"side":"incl"}'],
    ['"options":[]', '"options":[{"itemId":"x"}]'],
    ['"at":5', '"at":null'],
    ['"count":1', '"count":-1'],
    ['"totals":null', '"totals":{}'],
  ])('CRT-01 CRT-15 damage in any field costs the copy: %s', (from, to) => {
    expect(readCart(damaged(printCart(persisted()), from, to), terms)).toBeNull()
  })

  it('CRT-15 persisted tasks are restored as they were, except selections', () => {
    let queue = oneMore(queueOf(known('1', 2)), 'a', line('2'))
    queue = enqueueConcept(enqueueQuantity(queue, 'b', '1', 5), 'c', '1', 7)
    queue = enqueueCoupon(enqueueSelection(queue, 'd', { addressId: 'x' }), 'e', 'CODE', true)
    expect(readTasks(printTasks(queue.tasks), queue.confirmed, terms)).toEqual(queue.tasks.filter(({ type }) => type !== 'choose'))
    expect(printTasks(enqueueSelection(queueOf(), 'd', { addressId: 'x' }).tasks)).toBeNull()
  })

  it.each([
    ['"status":"pending"', '"status":"queued"'],
    ['"quantity":1', '"quantity":-3'],
    ['"sent":false', '"sent":1'],
    ['"type":"add"', '"type":"more"'],
    ['"price":{', '"price":{"x":'],
  ])('CRT-15 damaged persisted tasks are dropped: %s', (from, to) => {
    const text = damaged(printTasks(oneMore(queueOf(), 'a', line('2')).tasks), from, to)
    expect(readTasks(text, emptyCart, terms)).toEqual([])
  })
})
