import { describe, expect, it } from 'vitest'
import { response, cartOf, known, line, lineTasks, oneMore, queueOf, shown } from '../testing/queueWorld.ts'
import { emptyCart } from './cart.ts'
import type { CartQueue, CartTask } from './queue.ts'
import { emptyQueue } from './queue.ts'
import { sendNext } from './queueRequest.ts'
import { enqueueConcept, enqueueSelection, enqueueCoupon, enqueueQuantity } from './enqueue.ts'
import type { CartEvent } from './reduceCart.ts'
import { reduceCart } from './reduceCart.ts'

const after = (queue: CartQueue, event: CartEvent): CartQueue => reduceCart(queue, event).queue
const tasks = (queue: CartQueue) => lineTasks(queue).map(({ id, type, lineId, quantity }) => `${id}: ${type} ${lineId}×${quantity}`)
const sentOf = (queue: CartQueue) => queue.tasks.map(({ id, sent }) => `${id} ${sent ? 'sent' : 'new'}`)
const adopted = (theirs: readonly CartTask[], idempotent = true): CartEvent => ({ type: 'tasksAdopted', tasks: theirs, idempotent })

describe('adopted tasks of a closed tab', () => {
  const theirs = enqueueQuantity(oneMore(queueOf(known('2', 5)), 'theirs', line('1')), 'more', '2', 6).tasks

  it('CRT-16b adopted tasks precede own tasks and count as sent', () => {
    const both = after(enqueueQuantity(queueOf(known('2', 5)), 'mine', '2', 9), adopted(theirs))
    expect(sentOf(both)).toEqual(['theirs sent', 'more sent', 'mine new'])
    expect(both).toMatchObject({ changed: true, refresh: false })
    expect(shown(both)).toEqual(['1×1', '2×9'])
  })

  it('CRT-16b adopted tasks are looked up first when the backend has no idempotency keys', () => {
    const coupon = enqueueCoupon(emptyQueue, 'code', 'VIJFEURO', true).tasks
    const both = after(queueOf(known('2', 5)), adopted([...theirs, ...coupon], false))
    expect(sentOf(both)).toEqual(['theirs new', 'more new', 'code sent'])
    expect(both.refresh).toBe(true)
  })

  it('CRT-16b tasks of a closed tab are adopted only once', () => {
    const mine = enqueueQuantity(queueOf(known('2', 5)), 'more', '2', 6)
    expect(after(mine, adopted(mine.tasks))).toBe(mine)
    expect(after(mine, adopted([]))).toBe(mine)
    expect(sentOf(after(mine, adopted(theirs)))).toEqual(['theirs sent', 'more new'])
  })

  it('CRT-04 CRT-16b an adopted concept counts as typed', () => {
    const typed = enqueueConcept(queueOf(known('1', 1), known('2', 5)), 'typed', '1', 7).tasks
    const both = after(queueOf(known('1', 1), known('2', 5)), adopted(typed))
    expect(tasks(both)).toEqual(['typed: update 1×7'])
    expect(both.tasks).toMatchObject([{ status: 'pending', sent: false }])
    expect(shown(both)).toEqual(['1×7', '2×5'])
  })

  it('CRT-16b CRT-04 a product that both tabs added stays removed once it is removed here', () => {
    const both = after(oneMore(queueOf(known('2', 5)), 'mine', line('1')), adopted(theirs.slice(0, 1)))
    expect(shown(both)).toEqual(['1×2', '2×5'])
    const out = enqueueQuantity(both, 'out', '1', 0)
    // The backend may have the other tab's piece, so its removal must be sent.
    expect(tasks(out)).toEqual(['theirs: add 1×1', 'out: update 1×0'])
    const added = response(sendNext(out), { type: 'add', cUid: 'c', lUid: 'u1', cart: cartOf(known('1', 1), known('2', 5)) }).queue
    expect(shown(added)).toEqual(['2×5'])
    expect(sendNext({ ...added, refresh: false }).inFlight?.request).toMatchObject({ type: 'update', lineUid: 'u1', quantity: 0 })
  })

  it('CRT-16b a product removed in a closed tab and added here is added', () => {
    const gone = enqueueQuantity(queueOf(known('1', 3)), 'gone', '1', 0).tasks
    const both = after({ ...queueOf(known('1', 3)), tasks: oneMore(queueOf(), 'mine', line('1')).tasks }, adopted(gone))
    expect(tasks(enqueueQuantity(both, 'two', '1', 2))).toEqual(['gone: update 1×0', 'mine: add 1×2'])
  })

  it('CRT-16b CRT-03 a product removed in both tabs can be added again', () => {
    const gone = enqueueQuantity(queueOf(known('1', 3), known('2', 5)), 'gone', '1', 0).tasks
    const both = after(enqueueQuantity(queueOf(known('1', 3), known('2', 5)), 'out', '1', 0), adopted(gone))
    expect(tasks(both)).toEqual(['gone: update 1×0', 'out: update 1×0'])
    const again = oneMore(both, 'again', line('1'))
    expect(tasks(again)).toEqual(['gone: update 1×0', 'again: add 1×1'])
    expect(shown(again)).toEqual(['1×1', '2×5'])
    expect(again.changed).toBe(true)
  })

  it('CRT-16b a page from the back/forward cache retains only tasks that no tab adopted', () => {
    const queue = enqueueQuantity(oneMore(queueOf(known('2', 5)), 'a', line('1')), 'b', '2', 6)
    expect(tasks(after(queue, { type: 'tasksReduced', tasks: queue.tasks.slice(1) }))).toEqual(['b: update 2×6'])
    expect(after(queue, { type: 'tasksReduced', tasks: [] }).tasks).toEqual([])
  })
})

describe('other events of a cart', () => {
  it('CRT-07 a read in flight is not repeated, unless it may be outdated', () => {
    const idle = queueOf(known('1', 1))
    expect(after(idle, { type: 'read', anew: false }).refresh).toBe(true)
    const reading = sendNext({ ...idle, refresh: true })
    expect(after(reading, { type: 'read', anew: false })).toBe(reading)
    expect(after(reading, { type: 'read', anew: true }).refresh).toBe(true)
    const waiting = { ...idle, refresh: true }
    expect(after(waiting, { type: 'read', anew: true })).toBe(waiting)
    const writing = sendNext(enqueueQuantity(idle, 'a', '1', 2))
    expect(after(writing, { type: 'read', anew: false }).refresh).toBe(true)
  })

  it('CRT-08 CRT-13 opening the cart clears its news, and opening it twice changes nothing', () => {
    const news = { ...queueOf(known('1', 1)), changed: true, confirmed: { ...cartOf(known('1', 1)), isMerged: true } }
    const seen = after(after(news, { type: 'seen' }), { type: 'mergeSeen' })
    expect(seen).toMatchObject({ changed: false, confirmed: { isMerged: false, lines: [{ id: '1' }] } })
    expect(after(seen, { type: 'seen' })).toBe(seen)
    expect(after(seen, { type: 'mergeSeen' })).toBe(seen)
  })

  it('CHK-06 only a withdrawn selection is dropped', () => {
    const queue = enqueueSelection(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2), 'b', { addressId: 'home' })
    expect(sentOf(after(queue, { type: 'withdrawn', taskId: 'b' }))).toEqual(['a new'])
  })

  it('CPN-03 I1 a removed coupon does not return before the cart is read, and costs are requested', () => {
    const coupon = { code: 'ZOMER', title: 'Zomer', applies: true, type: 'percentage', percentage: 1000 } as never
    const had = queueOf(known('1', 1))
    const queue = { ...had, confirmed: { ...had.confirmed, coupons: [coupon], totals: {} as never } }
    const out = response(sendNext(enqueueCoupon(queue, 'a', 'ZOMER', false)), { type: 'coupon' }).queue
    expect(out).toMatchObject({ refresh: true, tasks: [], confirmed: { coupons: [], totals: null } })
    const again = response(sendNext(enqueueCoupon(queue, 'b', 'ZOMER', true)), { type: 'coupon' }).queue
    expect(again.confirmed.coupons).toEqual([coupon])
  })

  it('CRT-01 a forgotten cart is empty, and its responses are ignored', () => {
    const queue = sendNext(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2))
    const forgotten = after(queue, { type: 'forgotten' })
    expect(forgotten).toEqual({ ...emptyQueue, status: 'ready', confirmed: emptyCart, requestCount: 1 })
    expect(after(forgotten, { type: 'responseReceived', number: 1, response: { type: 'update', updatedQuantity: 2, cart: null } })).toBe(
      forgotten,
    )
  })

  it('CRT-01 the copy of an earlier visit is shown, with whether the checkout has shown it', () => {
    const restored = after(emptyQueue, { type: 'restored', confirmed: cartOf(known('1', 2)), changed: true })
    expect(restored).toMatchObject({ status: 'initial', changed: true })
    expect(shown(restored)).toEqual(['1×2'])
  })
})
