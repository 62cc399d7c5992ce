import { describe, expect, it } from 'vitest'
import { response, cartOf, known, line, lineTasks, oneMore, queueOf, shown } from '../testing/queueWorld.ts'
import { samplePrice } from '../testing/sampleProduct.ts'
import type { CartLine } from './cart.ts'
import { emptyCart } from './cart.ts'
import { lineKey } from './lineKey.ts'
import type { CartQueue } from './queue.ts'
import { emptyQueue } from './queue.ts'
import { applyResponse, applyBackendCart, withoutCart } from './applyResponse.ts'
import { sendNext } from './queueRequest.ts'
import { optimisticCart } from './optimisticCart.ts'
import { promoteConcept, enqueueConcept, enqueueSelection, enqueueAdd, enqueueQuantity } from './enqueue.ts'
import { quantityOf } from './quantity.ts'
import { typedQuantity } from './quantity.ts'

const tasks = (queue: CartQueue) =>
  lineTasks(queue).map(({ type, lineId, quantity, sent }) => `${type} ${lineId}×${quantity}${sent ? ' sent' : ''}`)

describe('tasks of the queue', () => {
  it('CRT-02 unsent tasks for a line are replaced by the latest, at the same position', () => {
    let queue = queueOf(known('1', 1), known('2', 1))
    queue = enqueueQuantity(queue, 'a', '1', 2)
    queue = enqueueQuantity(queue, 'b', '2', 5)
    queue = enqueueQuantity(queue, 'c', '1', 9)
    expect(tasks(queue)).toEqual(['update 1×9', 'update 2×5'])
  })

  it('CRT-15 a changed quantity is sent under a new key, because another tab may have sent the first', () => {
    const first = enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2)
    const second = enqueueQuantity(first, 'b', '1', 0)
    expect(sendNext(first).inFlight?.request).toMatchObject({ taskId: 'a', quantity: 2 })
    expect(sendNext(second).inFlight?.request).toMatchObject({ taskId: 'b', quantity: 0 })
  })

  it('CRT-02 a sent task is not changed; the next one waits behind it', () => {
    let queue = sendNext(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2))
    queue = enqueueQuantity(queue, 'b', '1', 3)
    queue = enqueueQuantity(queue, 'c', '1', 4)
    expect(tasks(queue)).toEqual(['update 1×2 sent', 'update 1×4'])
  })

  it('CRT-02 a quantity equal to the confirmed or the sent one adds no task', () => {
    const queue = enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2)
    expect(tasks(enqueueQuantity(queue, 'b', '1', 1))).toEqual([])
    const sent = sendNext(queue)
    expect(tasks(enqueueQuantity(enqueueQuantity(sent, 'b', '1', 3), 'c', '1', 2))).toEqual(['update 1×2 sent'])
  })

  it('CRT-03 removing an unsent product leaves no task', () => {
    const added = oneMore(emptyQueue, 'a', line('1'))
    expect(tasks(oneMore(added, 'b', line('1')))).toEqual(['add 1×2'])
    expect(tasks(enqueueQuantity(added, 'b', '1', 0))).toEqual([])
    const sent = sendNext(added)
    expect(tasks(enqueueQuantity(sent, 'b', '1', 0))).toEqual(['add 1×1 sent', 'update 1×0'])
  })

  it('CRT-04 a product added again while its removal is in flight is a new line', () => {
    const removing = sendNext(enqueueQuantity(queueOf(known('1', 4)), 'a', '1', 0))
    const again = oneMore(removing, 'b', line('1'))
    expect(tasks(again)).toEqual(['update 1×0 sent', 'add 1×1'])
    expect(shown(again)).toEqual(['1×1'])
    const after = response(again, { type: 'update', updatedQuantity: 0, cart: null }).queue
    expect(after.confirmed.lines).toEqual([])
    expect(shown(after)).toEqual(['1×1'])
  })

  it('CRT-04 adding a product again cancels its unsent removal', () => {
    const removed = enqueueQuantity(queueOf(known('1', 4)), 'a', '1', 0)
    expect(tasks(oneMore(removed, 'b', line('1')))).toEqual(['update 1×1'])
  })

  it('CRT-03 the same product under another key of the backend is the same line', () => {
    const queue = oneMore(queueOf(known('77', 2, { id: 'host-key' })), 'a', line('77'))
    expect(shown(queue)).toEqual(['host-key×3'])
  })

  it('CRT-02 CRT-04 a concept is neither shown nor sent before it settles, and then once', () => {
    const typed = enqueueConcept(queueOf(known('1', 1)), 'a', '1', 8)
    expect(shown(typed)).toEqual(['1×1'])
    expect(sendNext(typed)).toBe(typed)
    const conceptSettled = promoteConcept(typed, 'a')
    expect(shown(conceptSettled)).toEqual(['1×8'])
    expect(promoteConcept(conceptSettled, 'a')).toBe(conceptSettled)
    expect(tasks(enqueueConcept(typed, 'b', '1', null))).toEqual([])
  })

  it('CRT-04 a task for a missing line does nothing', () => {
    expect(enqueueQuantity(emptyQueue, 'a', '1', 3)).toBe(emptyQueue)
    expect(tasks(enqueueConcept(emptyQueue, 'a', '1', 3))).toEqual([])
  })

  it.each([
    [NaN, 0],
    [-3, 0],
    [2.9, 2],
    [Infinity, 9_999],
    [12_345, 9_999],
  ])('CRT-04 a quantity of %d counts as %d', (wanted, quantity) => expect(quantityOf(wanted)).toBe(quantity))

  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['-4', 0],
    ['2,9', 2],
    ['2.', 2],
    ['007', 7],
    ['99999999999999999999', 9_999],
    ['', null],
    ['x', null],
    ['1e3', null],
    ['1 000', null],
  ])('CRT-04 typed %j results in %j', (text, quantity) => expect(typedQuantity(text)).toBe(quantity))

  it('CRT-03 the key of a line does not depend on the order of its options, but on its measures', () => {
    const option = (groupId: string, diameterCm: number | null = null) => ({
      groupId,
      itemId: 'x',
      groupName: '',
      name: '',
      price: null,
      weightGrams: 0,
      custom: diameterCm === null ? null : { shape: 'round' as const, widthCm: null, lengthCm: null, diameterCm, area: 1 as never },
    })
    const key = (...options: readonly ReturnType<typeof option>[]) => lineKey({ productId: 1, options })
    expect(key(option('a'), option('b'))).toBe(key(option('b'), option('a')))
    expect(new Set([key(), key(option('a')), key(option('a', 100)), key(option('a', 200))]).size).toBe(4)
  })
})

describe('responses', () => {
  it('CRT-02 the queue sends one request at a time', () => {
    const sent = sendNext(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2))
    expect(sent.inFlight).toEqual({
      number: 1,
      request: { type: 'update', taskId: 'a', lineUid: 'u1', lineId: '1', quantity: 2, again: false },
    })
    expect(sendNext(oneMore(sent, 'b', line('2')))).toMatchObject({ requestCount: 1, inFlight: sent.inFlight })
  })

  it('CRT-07 a response older than the state changes nothing', () => {
    const sent = sendNext({ ...queueOf(known('1', 1)), refresh: true })
    expect(applyResponse(sent, 0, { type: 'state', cart: emptyCart }).queue).toBe(sent)
    expect(applyResponse({ ...sent, inFlight: null }, 1, { type: 'state', cart: emptyCart }).queue.confirmed.lines).toHaveLength(1)
  })

  it('CRT-05 a line has the same key after the backend renames it', () => {
    const sent = sendNext(oneMore(emptyQueue, 'a', line('1')))
    const { queue } = response(sent, { type: 'add', cUid: 'c', lUid: 'u9', cart: cartOf(known('1', 1, { id: 'other', uid: 'u9' })) })
    expect(queue.confirmed).toMatchObject({ cUid: 'c', lines: [{ id: '1', uid: 'u9' }] })
    const read = response(sendNext({ ...queue, refresh: true }), { type: 'state', cart: cartOf(known('1', 2, { id: 'third', uid: 'u9' })) })
    expect(read.queue.confirmed.lines).toMatchObject([{ id: '1', uid: 'u9', quantity: 2 }])
  })

  it('CRT-05 two lines never share a key', () => {
    const read = response(sendNext({ ...emptyQueue, refresh: true }), {
      type: 'state',
      cart: cartOf(known('1', 1), known('1', 2, { uid: 'u2' })),
    })
    expect(read.queue.confirmed.lines.map(({ id }) => id)).toEqual(['1', '1~u2'])
  })

  it('CRT-07 unfinished tasks stay applied on the confirmed cart', () => {
    const sent = sendNext(oneMore(queueOf(known('1', 1)), 'a', line('2')))
    const wished = enqueueQuantity(sent, 'b', '1', 6)
    const { queue } = response(wished, {
      type: 'add',
      cUid: 'c',
      lUid: 'u2',
      cart: cartOf(known('2', 1), known('1', 1, { price: samplePrice(700) })),
    })
    expect(optimisticCart(queue).lines).toMatchObject([{ id: '2' }, { id: '1', quantity: 6, price: { base: 700 } }])
  })

  it('CRT-06 a shortage is reported unless a later task exists', () => {
    const sent = sendNext(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 9))
    expect(response(sent, { type: 'update', updatedQuantity: 4, cart: null })).toMatchObject({
      shortage: 4,
      queue: { confirmed: { lines: [{ quantity: 4, originalQuantity: 9 }] } },
    })
    expect(response(enqueueQuantity(sent, 'b', '1', 2), { type: 'update', updatedQuantity: 4, cart: null }).shortage).toBeNull()
  })

  it('CRT-06 an addition that exceeds the stock is reported', () => {
    let queue = emptyQueue
    for (const id of ['a', 'b', 'c']) queue = oneMore(queue, id, line('1'))
    const cut = response(sendNext(queue), { type: 'add', cUid: 'c', lUid: 'u1', cart: cartOf(known('1', 2)) })
    expect(cut).toMatchObject({ shortage: 2, queue: { confirmed: { lines: [{ quantity: 2, originalQuantity: 3 }] } } })
  })

  it('CRT-06 the requested quantity is remembered while the shortage lasts', () => {
    const short = queueOf(known('1', 4, { originalQuantity: 9 }))
    const read = (quantity: number) =>
      response(sendNext({ ...short, refresh: true }), { type: 'state', cart: cartOf(known('1', quantity)) }).queue.confirmed.lines[0]
    expect(read(4)?.originalQuantity).toBe(9)
    expect(read(5)?.originalQuantity).toBeNull()
  })

  it('CRT-05 CRT-06 a lost task is dropped with the tasks that depend on it, and the cart is read', () => {
    const sent = enqueueQuantity(sendNext(oneMore(queueOf(known('2', 1)), 'a', line('1'))), 'b', '1', 5)
    const { queue } = response(enqueueQuantity(sent, 'c', '2', 3), { type: 'failure', decision: 'refused' })
    expect(tasks(queue)).toEqual(['update 2×3'])
    expect(sendNext(queue).inFlight?.request).toEqual({ type: 'state' })
  })

  it('CRT-15 a retried task is sent under the same key', () => {
    const sent = sendNext(oneMore(emptyQueue, 'a', line('1')))
    const again = sendNext(response(sent, { type: 'failure', decision: 'again' }).queue)
    expect(again.inFlight).toMatchObject({ number: 2, request: { type: 'add', taskId: 'a' } })
  })

  it('CRT-07 of a retry’s response, which may be outdated, only the added line is applied', () => {
    const sent = response(sendNext(oneMore(queueOf(known('3', 2)), 'a', line('1'))), { type: 'failure', decision: 'again' }).queue
    const old = cartOf(known('1', 1), known('2', 5), known('3', 9))
    const { queue } = response(sendNext(sent), { type: 'add', cUid: 'c', lUid: 'u1', cart: old })
    expect(shown(queue)).toEqual(['1×1', '3×2'])
    expect(queue).toMatchObject({ refresh: true, confirmed: { cUid: 'c', lines: [{ id: '1', uid: 'u1' }, { id: '3' }] } })
    const read = { ...sent, confirmed: cartOf(known('1', 4)) }
    expect(shown(response(sendNext(read), { type: 'add', cUid: 'c', lUid: 'u1', cart: old }).queue)).toEqual(['1×4'])
  })

  it('CRT-03 a product waiting to be added that is in the cart already becomes one more', () => {
    const waiting = sendNext({ ...oneMore(emptyQueue, 'a', line('77')), refresh: true })
    const { queue } = response(waiting, { type: 'state', cart: cartOf(known('77', 3, { id: 'host-key' })) })
    expect(tasks(queue)).toEqual(['update host-key×4'])
    expect(shown(queue)).toEqual(['host-key×4'])
  })

  it('CRT-15 an addition that may have been executed already is not counted twice', () => {
    const sent = response(sendNext(oneMore(emptyQueue, 'a', line('1'))), { type: 'failure', decision: 'again' }).queue
    const { queue } = response(sendNext({ ...sent, refresh: true }), { type: 'state', cart: cartOf(known('1', 1)) })
    expect(shown(queue)).toEqual(['1×1'])
    expect(sendNext(queue).inFlight?.request).toMatchObject({ type: 'add', taskId: 'a' })
  })

  it('CRT-07 costs are requested after the last change, unless the response contains the cart', () => {
    const sent = sendNext(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2))
    const figures = { totalInclVat: 1 } as never
    const received = { ...cartOf(known('1', 2)), totals: figures }
    const quantityOnly = response(
      { ...sent, confirmed: { ...sent.confirmed, totals: figures } },
      { type: 'update', updatedQuantity: 2, cart: null },
    )
    expect(quantityOnly.queue).toMatchObject({ refresh: true, confirmed: { totals: null } })
    expect(response(sent, { type: 'update', updatedQuantity: 2, cart: received }).queue).toMatchObject({
      refresh: false,
      confirmed: { totals: figures },
    })
    // Sent twice, it may be answered with the cart of the first time.
    const again = sendNext(response(sent, { type: 'failure', decision: 'again' }).queue)
    expect(response(again, { type: 'update', updatedQuantity: 2, cart: received }).queue).toMatchObject({
      refresh: true,
      confirmed: { totals: null },
    })
  })

  it('CRT-15 without idempotency keys the quantity in the cart shows whether an addition was executed', () => {
    const sent = sendNext(enqueueAdd(queueOf(known('1', 2)), 'a', line('2'), 2))
    const outcomeUnknown = response(sent, { type: 'failure', decision: 'unsure' }).queue
    const read = sendNext(outcomeUnknown)
    expect(read.inFlight?.request).toEqual({ type: 'state' })
    const found = (...lines: readonly CartLine[]) => tasks(response(read, { type: 'state', cart: cartOf(...lines) }).queue)
    expect(found(known('1', 2), known('2', 2))).toEqual([])
    expect(found(known('1', 2), known('2', 1))).toEqual(['update 2×2'])
    expect(found(known('1', 2))).toEqual(['add 2×2'])
  })

  it('CRT-15 a lost task is reported once with its product, and one that already happened is not', () => {
    const sent = sendNext(enqueueQuantity(queueOf(known('1', 2)), 'a', '1', 5))
    expect(response(enqueueQuantity(sent, 'b', '1', 6), { type: 'failure', decision: 'missing' }).notices).toEqual([
      { type: 'lost', title: '1', reason: 'gone' },
    ])
    expect(response(sent, { type: 'failure', decision: 'errors' }).notices).toEqual([{ type: 'lost', title: '1', reason: 'errors' }])
    const removal = sendNext(enqueueQuantity(queueOf(known('1', 2)), 'a', '1', 0))
    expect(response(removal, { type: 'failure', decision: 'missing' }).notices).toEqual([])
    expect(response(removal, { type: 'failure', decision: 'refused' }).notices).toEqual([{ type: 'lost', title: '1', reason: 'refused' }])
  })

  it('CRT-15 CRT-16 a task for a line that another device removed is reported when the cart is read', () => {
    const wished = enqueueQuantity(enqueueQuantity(queueOf(known('1', 2), known('2', 2)), 'a', '1', 5), 'b', '2', 0)
    const { queue, notices } = applyBackendCart(wished, cartOf())
    expect(queue.tasks).toEqual([])
    expect(notices).toEqual([{ type: 'lost', title: '1', reason: 'gone' }])
  })

  it('CRT-08 a response that changes the displayed cart marks it as changed', () => {
    const reading = sendNext({ ...queueOf(known('1', 1)), refresh: true })
    expect(response(reading, { type: 'state', cart: cartOf(known('1', 1)) }).queue.changed).toBe(false)
    expect(response(reading, { type: 'state', cart: cartOf(known('1', 1, { price: samplePrice(1) })) }).queue.changed).toBe(true)
  })

  it('CHK-06 a selection stays when confirmed, is dropped when refused, and is replaced by a later one of its type', () => {
    let queue = enqueueSelection(queueOf(), 'a', { shippingOptionId: 'post' })
    queue = enqueueSelection(queue, 'b', { paymentOptionId: 'ideal' })
    queue = enqueueSelection(queue, 'c', { shippingOptionId: 'pickup', pickupLocationId: 'p' })
    expect(queue.tasks.map(({ id }) => id)).toEqual(['b', 'c'])
    expect(optimisticCart(queue)).toMatchObject({ shippingOptionId: 'pickup', pickupLocationId: 'p', paymentOptionId: 'ideal' })
    const paid = response(sendNext(queue), { type: 'choose' }).queue
    expect(paid).toMatchObject({ refresh: false, confirmed: { paymentOptionId: 'ideal', shippingOptionId: null } })
    expect(response(sendNext(paid), { type: 'choose' }).queue).toMatchObject({ refresh: true, tasks: [] })
    expect(optimisticCart(response(sendNext(paid), { type: 'failure', decision: 'refused' }).queue)).toMatchObject({
      shippingOptionId: null,
      pickupLocationId: null,
    })
  })

  it('CHK-06 a selection in flight is not replaced', () => {
    const sent = sendNext(enqueueSelection(queueOf(), 'a', { addressId: 'home' }))
    expect(enqueueSelection(sent, 'b', { addressId: 'work' }).tasks.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('CRT-13 a merge that the backend reports once is remembered', () => {
    const merged = response(sendNext({ ...emptyQueue, refresh: true }), { type: 'state', cart: { ...cartOf(), isMerged: true } }).queue
    expect(response(sendNext({ ...merged, refresh: true }), { type: 'state', cart: cartOf() }).queue.confirmed.isMerged).toBe(true)
  })

  it('CRT-01 without a cart at the backend only additions stay', () => {
    const queue = oneMore(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 4), 'b', line('2'))
    expect(withoutCart(queue).queue).toMatchObject({ status: 'ready', confirmed: emptyCart, tasks: [{ id: 'b' }] })
  })
})
