import { describe, expect, it } from 'vitest'
import { response, cartOf, known, line, lineTasks, oneMore, queueOf, shown } from '../testing/queueWorld.ts'
import type { Cart } from './cart.ts'
import type { CartQueue } from './queue.ts'
import { emptyQueue } from './queue.ts'
import type { CartResponse } from './applyResponse.ts'
import { applyBackendCart } from './applyResponse.ts'
import { sendNext } from './queueRequest.ts'

const cartNamed = (cUid: string, ...lines: Cart['lines']): Cart => ({ ...cartOf(...lines), cUid })
const tasks = (queue: CartQueue) =>
  lineTasks(queue).map(({ type, id, lineId, quantity, sent }) => `${type} ${id}: ${lineId}×${quantity}${sent ? ' sent' : ''}`)
/** It went out once, and its response never came. */
const inFlightQueue = (queue: CartQueue): CartQueue => response(sendNext(queue), { type: 'failure', decision: 'again' }).queue
const addedIn = (cart: Cart, lUid: string): CartResponse => ({ type: 'add', cUid: cart.cUid ?? '', lUid, cart })
const read = (queue: CartQueue, cart: Cart): CartQueue => response(sendNext(queue), { type: 'state', cart }).queue

describe("an addition to a cart that is not this visitor's", () => {
  it('CRT-15 CRT-16 an addition that created a second cart is sent again for the first one, under a new key', () => {
    const lost = inFlightQueue(oneMore({ ...emptyQueue, status: 'ready' }, 'a', line('1')))
    const calmQueue = applyBackendCart(lost, cartNamed('other', known('2', 1))).queue
    const { queue, notices } = response(sendNext(calmQueue), addedIn(cartNamed('own', known('1', 1)), 'u1'))
    expect(notices).toEqual([])
    expect(queue.confirmed.cUid).toBe('other')
    expect(shown(queue)).toEqual(['1×1', '2×1'])
    expect(sendNext(queue).inFlight?.request).toEqual({ type: 'state' })
    const again = sendNext(read(queue, cartNamed('other', known('2', 1))))
    expect(tasks(again)).toEqual(['add a~: 1×1 sent'])
    const done = response(again, addedIn(cartNamed('other', known('1', 1), known('2', 1)), 'u1')).queue
    expect(tasks(done)).toEqual([])
    expect(shown(done)).toEqual(['1×1', '2×1'])
  })

  it('CRT-03 CRT-16 an addition of a product that another tab added increases that line by one', () => {
    const lost = inFlightQueue(oneMore({ ...emptyQueue, status: 'ready' }, 'a', line('1')))
    const calmQueue = applyBackendCart(lost, cartNamed('other', known('1', 1))).queue
    const { queue } = response(sendNext(calmQueue), addedIn(cartNamed('own', known('1', 1, { uid: 'v1' })), 'v1'))
    expect(tasks(read(queue, cartNamed('other', known('1', 1))))).toEqual(['update a~: 1×2'])
  })

  it('CRT-13 CRT-15 after a login merged the cart only pieces that were not merged are added again', () => {
    const lost = inFlightQueue(oneMore(queueOf(known('2', 1)), 'a', line('1')))
    const merged = (...lines: Cart['lines']): CartQueue => {
      const calmQueue = applyBackendCart(lost, cartNamed('account', known('2', 1))).queue
      const { queue } = response(sendNext(calmQueue), addedIn(cartNamed('c', known('1', 1), known('2', 1)), 'u1'))
      return read(queue, cartNamed('account', ...lines))
    }
    expect(tasks(merged(known('1', 1), known('2', 1)))).toEqual([])
    expect(tasks(merged(known('2', 1)))).toEqual(['add a~: 1×1'])
  })

  it('CRT-15 the first response is applied as it is, and so is a repeated one for the cart of this visitor', () => {
    const first = sendNext(oneMore(queueOf(known('2', 1)), 'a', line('1')))
    const elsewhere = cartNamed('new', known('1', 1))
    expect(response(first, addedIn(elsewhere, 'u1')).queue.confirmed).toMatchObject({ cUid: 'new', lines: [{ uid: 'u1' }] })
    const again = sendNext(inFlightQueue(oneMore(queueOf(known('2', 1)), 'a', line('1'))))
    const done = response(again, addedIn(cartNamed('c', known('1', 1)), 'u1')).queue
    expect(tasks(done)).toEqual([])
    expect(done.refresh).toBe(true)
    // Of a visitor without a cart it is the first one.
    const lost = sendNext(inFlightQueue(oneMore({ ...emptyQueue, status: 'ready' }, 'a', line('1'))))
    expect(response(lost, addedIn(elsewhere, 'u1')).queue).toMatchObject({ tasks: [], confirmed: { cUid: 'new' } })
  })
})
