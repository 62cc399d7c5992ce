import { describe, expect, it } from 'vitest'
import { response, cartOf, known, line, lineTasks, oneMore, queueOf, shown } from '../testing/queueWorld.ts'
import { samplePrice } from '../testing/sampleProduct.ts'
import { emptyCart } from './cart.ts'
import type { CartQueue } from './queue.ts'
import { emptyQueue } from './queue.ts'
import { applyBackendCart, withoutCart } from './applyResponse.ts'
import { sendNext } from './queueRequest.ts'
import { optimisticCart } from './optimisticCart.ts'
import { promoteConcept, enqueueConcept, enqueueSelection, enqueueQuantity } from './enqueue.ts'

/** Every test here has a second line or task beside the one it is about, which must stay as it is. */
const tasks = (queue: CartQueue) => lineTasks(queue).map(({ type, lineId, quantity, status }) => `${type} ${lineId}×${quantity} ${status}`)
const shipped = (queue: CartQueue): CartQueue => ({
  ...queue,
  confirmed: { ...queue.confirmed, shipping: { amount: 695 as never, side: 'incl' } },
})
const reading = (queue: CartQueue) => sendNext({ ...queue, refresh: true })

describe('tasks beside other tasks', () => {
  it('CRT-02 each line has its own latest task', () => {
    let queue = enqueueQuantity(queueOf(known('1', 1), known('2', 5)), 'a', '1', 3)
    queue = enqueueQuantity(queue, 'b', '2', 6)
    queue = enqueueQuantity(queue, 'c', '2', 5)
    expect(tasks(queue)).toEqual(['update 1×3 pending'])
    expect(shown(queue)).toEqual(['1×3', '2×5'])
  })

  it('CRT-02 a quantity is compared with its own line', () => {
    const queue = queueOf(known('1', 1), known('2', 5))
    expect(tasks(enqueueQuantity(queue, 'a', '2', 5))).toEqual([])
    expect(tasks(enqueueQuantity(enqueueQuantity(queue, 'a', '2', 4), 'b', '2', 5))).toEqual([])
    expect(tasks(enqueueQuantity(queue, 'a', '2', 1))).toEqual(['update 2×1 pending'])
    expect(enqueueQuantity(queue, 'a', '2', 1).changed).toBe(true)
    expect(enqueueQuantity(queue, 'a', '2', 5).changed).toBe(false)
  })

  it('CRT-02 CRT-15 of several sent tasks, only that of the line decides its quantity', () => {
    const two = enqueueQuantity(enqueueQuantity(queueOf(known('1', 1), known('2', 5)), 'a', '1', 2), 'b', '2', 3)
    const sent = { ...two, tasks: two.tasks.map((task) => ({ ...task, sent: true })) }
    const wished = enqueueQuantity(sent, 'c', '1', 9)
    expect(tasks(wished)).toEqual(['update 1×2 pending', 'update 2×3 pending', 'update 1×9 pending'])
    expect(tasks(enqueueQuantity(wished, 'd', '1', 2))).toEqual(['update 1×2 pending', 'update 2×3 pending'])
    expect(tasks(enqueueQuantity(wished, 'd', '1', 3))).toEqual(['update 1×2 pending', 'update 2×3 pending', 'update 1×3 pending'])
  })

  it('CRT-04 what is typed for one line does not touch what is typed for another', () => {
    let queue = enqueueConcept(queueOf(known('1', 1), known('2', 5)), 'a', '1', 7)
    queue = enqueueConcept(queue, 'b', '2', 8)
    expect(tasks(queue)).toEqual(['update 1×7 concept', 'update 2×8 concept'])
    expect(tasks(enqueueQuantity(queue, 'c', '2', 9))).toEqual(['update 1×7 concept', 'update 2×9 pending'])
    expect(tasks(promoteConcept(queue, 'b'))).toEqual(['update 1×7 concept', 'update 2×8 pending'])
    expect(tasks(enqueueConcept(queue, 'c', '3', 4))).toEqual(['update 1×7 concept', 'update 2×8 concept'])
  })

  it('CRT-03 CRT-04 a step adds one to the typed quantity, for its own line only', () => {
    let queue = enqueueConcept(queueOf(known('1', 1), known('2', 5)), 'a', '1', 7)
    queue = oneMore(queue, 'b', line('2'))
    expect(tasks(queue)).toEqual(['update 1×7 concept', 'update 2×6 pending'])
    expect(tasks(oneMore(queue, 'c', line('1')))).toEqual(['update 2×6 pending', 'update 1×8 pending'])
  })

  it('CRT-03 a line is the same by its key, even when the product differs in what it is called', () => {
    expect(shown(oneMore(queueOf(known('2', 5), known('1', 1, { id: '9', productId: 3 })), 'a', line('9')))).toEqual(['2×5', '9×2'])
  })

  it('CRT-03 CRT-04 cancelling a removal is a change', () => {
    const removed = { ...enqueueQuantity(queueOf(known('1', 4)), 'a', '1', 0), changed: false }
    expect(oneMore(removed, 'b', line('1')).changed).toBe(true)
  })

  it('CRT-06 the report of a shortage ends with the next task for that line, and for no other', () => {
    const queue = enqueueQuantity(queueOf(known('1', 4, { originalQuantity: 9 }), known('2', 3, { originalQuantity: 8 })), 'a', '1', 4)
    expect(queue.confirmed.lines.map(({ originalQuantity }) => originalQuantity)).toEqual([null, 8])
    expect(optimisticCart(enqueueQuantity(queue, 'b', '1', 5)).lines.map(({ originalQuantity }) => originalQuantity)).toEqual([null, 8])
  })

  it('CRT-03 a product that the backend does not have yet is still added, with the latest quantity', () => {
    const queue = enqueueQuantity(oneMore(queueOf(known('2', 5)), 'a', line('1')), 'b', '1', 6)
    expect(tasks(queue)).toEqual(['add 1×6 pending'])
    expect(shown(queue)).toEqual(['1×6', '2×5'])
    expect(sendNext(queue).inFlight?.request).toMatchObject({ type: 'add', taskId: 'a', again: false, line: { title: '1', quantity: 6 } })
  })

  it('CRT-07 an addition sent before the cart was read is not shown twice', () => {
    const sent = sendNext(oneMore(emptyQueue, 'a', line('1')))
    const both = { ...sent, confirmed: cartOf(known('1', 3), known('2', 1)) }
    expect(shown(both)).toEqual(['1×3', '2×1'])
    expect(shown({ ...both, tasks: both.tasks.map((task) => ({ ...task, sent: false })) })).toEqual(['1×4', '2×1'])
  })

  it('CRT-04 a product removed and added again stays an addition when its quantity changes before the removal’s response', () => {
    const again = oneMore(sendNext(enqueueQuantity(queueOf(known('1', 4), known('2', 1)), 'a', '1', 0)), 'b', line('1'))
    expect(tasks(enqueueQuantity(again, 'c', '1', 3))).toEqual(['update 1×0 pending', 'add 1×3 pending'])
    expect(tasks(enqueueQuantity(again, 'c', '1', 0))).toEqual(['update 1×0 pending'])
  })

  it('CHK-06 each selection changes only its own field', () => {
    const queue = enqueueSelection(enqueueSelection(queueOf(), 'a', { addressId: 'home' }), 'b', { paymentOptionId: 'ideal' })
    expect(optimisticCart(queue)).toEqual({ ...cartOf(), addressId: 'home', paymentOptionId: 'ideal' })
    expect(optimisticCart(enqueueSelection(queue, 'c', { shippingOptionId: 'post' }))).toMatchObject({
      shippingOptionId: 'post',
      pickupLocationId: null,
    })
  })
})

describe('requests beside others', () => {
  it('CRT-02 only the sent task is marked as sent', () => {
    const queue = sendNext(enqueueQuantity(enqueueQuantity(queueOf(known('1', 1), known('2', 1)), 'a', '1', 2), 'b', '2', 3))
    expect(queue.tasks.map(({ sent }) => sent)).toEqual([true, false])
    expect(reading(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2)).tasks.map(({ sent }) => sent)).toEqual([false])
  })

  it('CRT-02 a task is sent for its own line, and not for a line that the backend does not know', () => {
    expect(sendNext(enqueueQuantity(queueOf(known('1', 1), known('2', 1)), 'a', '2', 3)).inFlight?.request).toMatchObject({ lineUid: 'u2' })
    const nameless = enqueueQuantity(queueOf(known('2', 1), line('1')), 'a', '1', 3)
    expect(sendNext(nameless)).toBe(nameless)
    const lost = { ...nameless, confirmed: cartOf(known('2', 1)) }
    expect(sendNext(lost)).toBe(lost)
  })

  it('CRT-07 a read requested while a task is in flight follows it', () => {
    const queue = { ...sendNext(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2)), refresh: true }
    expect(response(queue, { type: 'update', updatedQuantity: 2, cart: null }).queue.refresh).toBe(true)
    expect(sendNext(response(queue, { type: 'update', updatedQuantity: 2, cart: null }).queue).inFlight?.request).toEqual({ type: 'state' })
  })
})

describe('responses beside other lines', () => {
  it('CRT-05 only the added line gets our key; a line of quantity 0 is none', () => {
    const sent = sendNext(oneMore(emptyQueue, 'a', line('1')))
    const cart = cartOf(known('5', 1), known('1', 1, { id: 'other', uid: 'u9' }), known('6', 0))
    const { queue, shortage } = response(sent, { type: 'add', cUid: 'c', lUid: 'u9', cart })
    expect(queue.confirmed.lines.map(({ id }) => id)).toEqual(['5', '1'])
    expect(queue).toMatchObject({ status: 'ready', tasks: [] })
    expect(shortage).toBeNull()
  })

  it('CRT-05 lines without a backend key are not confused', () => {
    const queue = response(reading(queueOf(line('1'))), { type: 'state', cart: cartOf(line('9')) }).queue
    expect(queue.confirmed.lines.map(({ id }) => id)).toEqual(['9'])
    const wished = enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 4)
    expect(response(reading(wished), { type: 'state', cart: cartOf(line('1')) }).queue.tasks).toEqual([])
  })

  it('CRT-06 a quantity is confirmed for its line only', () => {
    const sent = sendNext(enqueueQuantity(queueOf(known('1', 1), known('2', 7, { originalQuantity: 9 })), 'a', '1', 4))
    const { queue, shortage } = response(sent, { type: 'update', updatedQuantity: 4, cart: null })
    expect(queue.confirmed.lines).toMatchObject([
      { id: '1', quantity: 4, originalQuantity: null },
      { id: '2', quantity: 7, originalQuantity: 9 },
    ])
    expect(shortage).toBeNull()
    expect(response(sent, { type: 'update', updatedQuantity: 0, cart: null }).queue.confirmed.lines).toMatchObject([{ id: '2' }])
  })

  it('CRT-06 a shortage is reported although another line waits or has a concept', () => {
    const sent = sendNext(enqueueQuantity(queueOf(known('1', 1), known('2', 7)), 'a', '1', 9))
    expect(response(enqueueQuantity(sent, 'b', '2', 3), { type: 'update', updatedQuantity: 4, cart: null }).shortage).toBe(4)
    expect(response(enqueueConcept(sent, 'b', '1', 3), { type: 'update', updatedQuantity: 4, cart: null }).shortage).toBe(4)
  })

  it('CRT-06 a sold-out addition is reported as 0', () => {
    const sent = sendNext(oneMore(queueOf(known('2', 7)), 'a', line('1')))
    const { queue, shortage } = response(sent, { type: 'add', cUid: 'c', lUid: 'u1', cart: cartOf(known('2', 7)) })
    expect(shortage).toBe(0)
    expect(shown(queue)).toEqual(['2×7'])
    const wished = enqueueQuantity(sent, 'b', '1', 5)
    expect(response(wished, { type: 'add', cUid: 'c', lUid: 'u1', cart: cartOf(known('2', 7)) })).toMatchObject({
      shortage: null,
      queue: { tasks: [] },
    })
  })

  it('CRT-05 only tasks of a line follow it to another key', () => {
    const sent = sendNext(oneMore(queueOf(known('2', 7)), 'a', line('1')))
    const wished = enqueueQuantity(enqueueQuantity(sent, 'b', '1', 5), 'c', '2', 6)
    // The backend calls it as it called a line of this cart before: that line's key wins.
    const before = { ...wished, confirmed: cartOf(known('2', 7), known('1', 1, { id: 'old', uid: 'u1' })) }
    const cart = cartOf(known('2', 7), known('1', 1, { id: 'x', uid: 'u1' }))
    expect(tasks(response(before, { type: 'add', cUid: 'c', lUid: 'u1', cart }).queue)).toEqual([
      'update old×5 pending',
      'update 2×6 pending',
    ])
  })

  it('CRT-07 delivery costs are requested after the last change only', () => {
    const two = enqueueQuantity(enqueueQuantity(shipped(queueOf(known('1', 1), known('2', 1))), 'a', '1', 2), 'b', '2', 3)
    expect(response(sendNext(two), { type: 'update', updatedQuantity: 2, cart: null }).queue.refresh).toBe(false)
    const typing = enqueueConcept(enqueueQuantity(shipped(queueOf(known('1', 1), known('2', 1))), 'a', '1', 2), 'b', '2', 3)
    expect(response(sendNext(typing), { type: 'update', updatedQuantity: 2, cart: null }).queue.refresh).toBe(true)
  })

  it('CRT-03 an addition behind another task for the same line stays an addition', () => {
    const removing = enqueueQuantity(queueOf(known('1', 4), known('2', 1)), 'a', '1', 0)
    const again = oneMore(sendNext(removing), 'b', line('1'))
    const typed = enqueueConcept(again, 'c', '2', 9)
    const queue = response(
      { ...reading({ ...typed, inFlight: null }) },
      { type: 'state', cart: cartOf(known('1', 4), known('2', 1)) },
    ).queue
    expect(tasks(queue)).toEqual(['update 1×0 pending', 'add 1×1 pending', 'update 2×9 concept'])
    const other = enqueueQuantity(oneMore(queueOf(known('2', 1)), 'b', line('1')), 'a', '2', 5)
    const found = response(reading({ ...other, tasks: other.tasks.toReversed() }), {
      type: 'state',
      cart: cartOf(known('1', 4), known('2', 1)),
    }).queue
    expect(tasks(found)).toEqual(['update 2×5 pending', 'update 1×5 pending'])
  })

  it('CRT-07 a failed read is requested again, or reported', () => {
    const requested = reading(queueOf(known('1', 1)))
    expect(response(requested, { type: 'failure', decision: 'again' }).queue).toMatchObject({
      refresh: true,
      status: 'ready',
      confirmed: requested.confirmed,
    })
    expect(response(requested, { type: 'failure', decision: 'refused' }).queue).toMatchObject({
      refresh: false,
      status: 'failed',
      confirmed: requested.confirmed,
    })
  })

  it('CRT-07 a response of another type, or for a finished task, changes nothing', () => {
    const requested = reading(queueOf(known('1', 1)))
    expect(response(requested, { type: 'choose' })).toEqual({ queue: { ...requested, inFlight: null }, notices: [], shortage: null })
    const gone = { ...sendNext(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2)), tasks: [] }
    expect(response(gone, { type: 'update', updatedQuantity: 1, cart: null })).toEqual({
      queue: { ...gone, inFlight: null, changed: true },
      notices: [],
      shortage: null,
    })
  })

  it('CHK-06 a refused selection reads nothing; a lost task reads the cart', () => {
    const chosen = sendNext(enqueueSelection(enqueueSelection(queueOf(), 'a', { addressId: 'x' }), 'b', { paymentOptionId: 'y' }))
    const refused = response(chosen, { type: 'failure', decision: 'refused' }).queue
    expect(refused).toMatchObject({ refresh: false, tasks: [{ id: 'b' }] })
    expect(response(chosen, { type: 'failure', decision: 'again' }).queue.tasks).toMatchObject([{ id: 'a' }, { id: 'b' }])
    expect(response(chosen, { type: 'failure', decision: 'errors' }).queue).toMatchObject({ refresh: true, tasks: [{ id: 'b' }] })
    expect(
      response(sendNext(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2)), { type: 'failure', decision: 'refused' }).queue,
    ).toMatchObject({
      refresh: true,
      tasks: [],
    })
  })

  it('CRT-02 a response belongs to the task that was sent, at any position', () => {
    const typed = enqueueQuantity(enqueueConcept(queueOf(known('1', 1), known('2', 5)), 'a', '2', 7), 'b', '1', 4)
    const { queue } = response(sendNext(typed), { type: 'update', updatedQuantity: 4, cart: null })
    expect(tasks(queue)).toEqual(['update 2×7 concept'])
    expect(queue.confirmed.lines.map(({ quantity }) => quantity)).toEqual([4, 5])
  })

  it('CRT-03 a waiting addition finds its own line in the cart, or none', () => {
    const waiting = reading(oneMore(emptyQueue, 'a', line('1')))
    expect(tasks(response(waiting, { type: 'state', cart: cartOf(known('2', 9), known('1', 3)) }).queue)).toEqual(['update 1×4 pending'])
    expect(tasks(response(waiting, { type: 'state', cart: cartOf(known('2', 9)) }).queue)).toEqual(['add 1×1 pending'])
    expect(tasks(response(waiting, { type: 'state', cart: cartOf(known('2', 9), known('8', 3, { productId: 1 })) }).queue)).toEqual([
      'update 8×4 pending',
    ])
  })

  it('CRT-08 the first read is not a change; a later price of an option is', () => {
    const option = { groupId: 'g', itemId: 'i', groupName: '', name: '', weightGrams: 0, custom: null }
    const cart = (base: number) => cartOf(known('1', 1, { options: [{ ...option, price: samplePrice(base) }] }))
    const first = response(reading(emptyQueue), { type: 'state', cart: cart(100) }).queue
    expect(first).toMatchObject({ status: 'ready', changed: false })
    expect(response(reading(first), { type: 'state', cart: cart(100) }).queue.changed).toBe(false)
    expect(response(reading(first), { type: 'state', cart: cart(200) }).queue.changed).toBe(true)
  })

  it('CRT-01 a visitor without a cart has nothing to be read', () => {
    expect(withoutCart({ ...queueOf(known('1', 1)), refresh: true }).queue).toMatchObject({
      refresh: false,
      status: 'ready',
      confirmed: emptyCart,
    })
  })

  it('CRT-13 a cart that was not merged is not marked as merged', () => {
    expect(applyBackendCart(emptyQueue, cartOf(known('1', 1))).queue.confirmed.isMerged).toBe(false)
    expect(applyBackendCart(emptyQueue, { ...cartOf(known('1', 1)), isMerged: true }).queue.confirmed.isMerged).toBe(true)
  })

  it('CRT-01 the cart of a newcomer has nothing in it', () => {
    expect(emptyCart).toEqual({
      vatTreatment: 'charged',
      cUid: null,
      lines: [],
      coupons: [],
      shipping: null,
      shippingOptionId: null,
      pickupLocationId: null,
      deliveryDay: null,
      deliveryServices: [],
      paymentOptionId: null,
      addressId: null,
      isMerged: false,
      totals: null,
    })
    expect(emptyQueue).toEqual({
      status: 'initial',
      confirmed: emptyCart,
      tasks: [],
      refresh: false,
      inFlight: null,
      requestCount: 0,
      changed: false,
    })
  })
})
