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

describe('wishes', () => {
  it('CRT-02 wishes for a line that have not gone out become the latest one, in its place in the order', () => {
    let queue = queueOf(known('1', 1), known('2', 1))
    queue = enqueueQuantity(queue, 'a', '1', 2)
    queue = enqueueQuantity(queue, 'b', '2', 5)
    queue = enqueueQuantity(queue, 'c', '1', 9)
    expect(tasks(queue)).toEqual(['update 1×9', 'update 2×5'])
  })

  it('CRT-15 another quantity goes out under another key: another tab may have sent the first one already', () => {
    const first = enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2)
    const second = enqueueQuantity(first, 'b', '1', 0)
    expect(sendNext(first).inFlight?.request).toMatchObject({ taskId: 'a', quantity: 2 })
    expect(sendNext(second).inFlight?.request).toMatchObject({ taskId: 'b', quantity: 0 })
  })

  it('CRT-02 a wish that has gone out is left alone; the next one waits behind it', () => {
    let queue = sendNext(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2))
    queue = enqueueQuantity(queue, 'b', '1', 3)
    queue = enqueueQuantity(queue, 'c', '1', 4)
    expect(tasks(queue)).toEqual(['update 1×2 sent', 'update 1×4'])
  })

  it('CRT-02 back to what the backend has is no task; back to what is under way neither', () => {
    const queue = enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2)
    expect(tasks(enqueueQuantity(queue, 'b', '1', 1))).toEqual([])
    const sent = sendNext(queue)
    expect(tasks(enqueueQuantity(enqueueQuantity(sent, 'b', '1', 3), 'c', '1', 2))).toEqual(['update 1×2 sent'])
  })

  it('CRT-03 a product that was never sent and is removed is a thing that never was', () => {
    const added = oneMore(emptyQueue, 'a', line('1'))
    expect(tasks(oneMore(added, 'b', line('1')))).toEqual(['add 1×2'])
    expect(tasks(enqueueQuantity(added, 'b', '1', 0))).toEqual([])
    const sent = sendNext(added)
    expect(tasks(enqueueQuantity(sent, 'b', '1', 0))).toEqual(['add 1×1 sent', 'update 1×0'])
  })

  it('CRT-04 a product removed and added again while the removal is under way is a new line', () => {
    const removing = sendNext(enqueueQuantity(queueOf(known('1', 4)), 'a', '1', 0))
    const again = oneMore(removing, 'b', line('1'))
    expect(tasks(again)).toEqual(['update 1×0 sent', 'add 1×1'])
    expect(shown(again)).toEqual(['1×1'])
    const after = response(again, { type: 'update', updatedQuantity: 0, cart: null }).queue
    expect(after.confirmed.lines).toEqual([])
    expect(shown(after)).toEqual(['1×1'])
  })

  it('CRT-04 a removal that has not gone out is taken back by adding again', () => {
    const removed = enqueueQuantity(queueOf(known('1', 4)), 'a', '1', 0)
    expect(tasks(oneMore(removed, 'b', line('1')))).toEqual(['update 1×1'])
  })

  it('CRT-03 the same product under another key of the backend is the same line', () => {
    const queue = oneMore(queueOf(known('77', 2, { id: 'host-key' })), 'a', line('77'))
    expect(shown(queue)).toEqual(['host-key×3'])
  })

  it('CRT-02 CRT-04 a concept neither shows nor goes out before it is ripe, and then once', () => {
    const typed = enqueueConcept(queueOf(known('1', 1)), 'a', '1', 8)
    expect(shown(typed)).toEqual(['1×1'])
    expect(sendNext(typed)).toBe(typed)
    const conceptSettled = promoteConcept(typed, 'a')
    expect(shown(conceptSettled)).toEqual(['1×8'])
    expect(promoteConcept(conceptSettled, 'a')).toBe(conceptSettled)
    expect(tasks(enqueueConcept(typed, 'b', '1', null))).toEqual([])
  })

  it('CRT-04 a wish for a line that is not there does nothing', () => {
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
  ])('CRT-04 typed %j says %j', (text, quantity) => expect(typedQuantity(text)).toBe(quantity))

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

describe('answers', () => {
  it('CRT-02 one request at a time', () => {
    const sent = sendNext(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 2))
    expect(sent.inFlight).toEqual({
      number: 1,
      request: { type: 'update', taskId: 'a', lineUid: 'u1', lineId: '1', quantity: 2, again: false },
    })
    expect(sendNext(oneMore(sent, 'b', line('2')))).toMatchObject({ requestCount: 1, inFlight: sent.inFlight })
  })

  it('CRT-07 an answer older than the state changes nothing', () => {
    const sent = sendNext({ ...queueOf(known('1', 1)), refresh: true })
    expect(applyResponse(sent, 0, { type: 'state', cart: emptyCart }).queue).toBe(sent)
    expect(applyResponse({ ...sent, inFlight: null }, 1, { type: 'state', cart: emptyCart }).queue.confirmed.lines).toHaveLength(1)
  })

  it('CRT-05 the line keeps its key when the backend calls it otherwise', () => {
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

  it('CRT-07 what is still to be confirmed stays on top of the backend’s facts', () => {
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

  it('CRT-06 a shortage is told unless the shopper already wishes something else', () => {
    const sent = sendNext(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 9))
    expect(response(sent, { type: 'update', updatedQuantity: 4, cart: null })).toMatchObject({
      shortage: 4,
      queue: { confirmed: { lines: [{ quantity: 4, originalQuantity: 9 }] } },
    })
    expect(response(enqueueQuantity(sent, 'b', '1', 2), { type: 'update', updatedQuantity: 4, cart: null }).shortage).toBeNull()
  })

  it('CRT-06 an addition that the stock cuts short is told too', () => {
    let queue = emptyQueue
    for (const id of ['a', 'b', 'c']) queue = oneMore(queue, id, line('1'))
    const cut = response(sendNext(queue), { type: 'add', cUid: 'c', lUid: 'u1', cart: cartOf(known('1', 2)) })
    expect(cut).toMatchObject({ shortage: 2, queue: { confirmed: { lines: [{ quantity: 2, originalQuantity: 3 }] } } })
  })

  it('CRT-06 what was asked for stays known while the shortage lasts', () => {
    const short = queueOf(known('1', 4, { originalQuantity: 9 }))
    const read = (quantity: number) =>
      response(sendNext({ ...short, refresh: true }), { type: 'state', cart: cartOf(known('1', quantity)) }).queue.confirmed.lines[0]
    expect(read(4)?.originalQuantity).toBe(9)
    expect(read(5)?.originalQuantity).toBeNull()
  })

  it('CRT-05 CRT-06 a lost task is dropped with the wishes that stand on it, and the cart is asked for', () => {
    const sent = enqueueQuantity(sendNext(oneMore(queueOf(known('2', 1)), 'a', line('1'))), 'b', '1', 5)
    const { queue } = response(enqueueQuantity(sent, 'c', '2', 3), { type: 'failure', decision: 'refused' })
    expect(tasks(queue)).toEqual(['update 2×3'])
    expect(sendNext(queue).inFlight?.request).toEqual({ type: 'state' })
  })

  it('CRT-15 a task that may be tried again keeps its key', () => {
    const sent = sendNext(oneMore(emptyQueue, 'a', line('1')))
    const again = sendNext(response(sent, { type: 'failure', decision: 'again' }).queue)
    expect(again.inFlight).toMatchObject({ number: 2, request: { type: 'add', taskId: 'a' } })
  })

  it('CRT-07 the answer to a second try may be as old as the first: of its cart only the added line counts', () => {
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

  it('CRT-15 one that may have been carried out already is not counted twice', () => {
    const sent = response(sendNext(oneMore(emptyQueue, 'a', line('1'))), { type: 'failure', decision: 'again' }).queue
    const { queue } = response(sendNext({ ...sent, refresh: true }), { type: 'state', cart: cartOf(known('1', 1)) })
    expect(shown(queue)).toEqual(['1×1'])
    expect(sendNext(queue).inFlight?.request).toMatchObject({ type: 'add', taskId: 'a' })
  })

  it('CRT-07 after the last change the costs are asked for, unless the backend tells the cart with its answer', () => {
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

  it('CRT-15 where the backend knows no keys, the pieces in the cart tell whether an addition was done', () => {
    const sent = sendNext(enqueueAdd(queueOf(known('1', 2)), 'a', line('2'), 2))
    const outcomeUnknown = response(sent, { type: 'failure', decision: 'unsure' }).queue
    const read = sendNext(outcomeUnknown)
    expect(read.inFlight?.request).toEqual({ type: 'state' })
    const found = (...lines: readonly CartLine[]) => tasks(response(read, { type: 'state', cart: cartOf(...lines) }).queue)
    expect(found(known('1', 2), known('2', 2))).toEqual([])
    expect(found(known('1', 2), known('2', 1))).toEqual(['update 2×2'])
    expect(found(known('1', 2))).toEqual(['add 2×2'])
  })

  it('CRT-15 a wish that is lost is told with the product it was about, once, and one that came true by itself is not', () => {
    const sent = sendNext(enqueueQuantity(queueOf(known('1', 2)), 'a', '1', 5))
    expect(response(enqueueQuantity(sent, 'b', '1', 6), { type: 'failure', decision: 'missing' }).notices).toEqual([
      { type: 'lost', title: '1', because: 'gone' },
    ])
    expect(response(sent, { type: 'failure', decision: 'errors' }).notices).toEqual([{ type: 'lost', title: '1', because: 'errors' }])
    const removal = sendNext(enqueueQuantity(queueOf(known('1', 2)), 'a', '1', 0))
    expect(response(removal, { type: 'failure', decision: 'missing' }).notices).toEqual([])
    expect(response(removal, { type: 'failure', decision: 'refused' }).notices).toEqual([{ type: 'lost', title: '1', because: 'refused' }])
  })

  it('CRT-15 CRT-16 a wish for a line that another device took out is told when the cart is read', () => {
    const wished = enqueueQuantity(enqueueQuantity(queueOf(known('1', 2), known('2', 2)), 'a', '1', 5), 'b', '2', 0)
    const { queue, notices } = applyBackendCart(wished, cartOf())
    expect(queue.tasks).toEqual([])
    expect(notices).toEqual([{ type: 'lost', title: '1', because: 'gone' }])
  })

  it('CRT-08 an answer that shows something else than before marks the cart as changed', () => {
    const reading = sendNext({ ...queueOf(known('1', 1)), refresh: true })
    expect(response(reading, { type: 'state', cart: cartOf(known('1', 1)) }).queue.changed).toBe(false)
    expect(response(reading, { type: 'state', cart: cartOf(known('1', 1, { price: samplePrice(1) })) }).queue.changed).toBe(true)
  })

  it('CHK-06 a choice is kept when confirmed and gone when refused; a later one of its kind takes its place', () => {
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

  it('CHK-06 a choice that is under way is not replaced', () => {
    const sent = sendNext(enqueueSelection(queueOf(), 'a', { addressId: 'home' }))
    expect(enqueueSelection(sent, 'b', { addressId: 'work' }).tasks.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('CRT-13 the backend tells of a merge once; it stays known', () => {
    const merged = response(sendNext({ ...emptyQueue, refresh: true }), { type: 'state', cart: { ...cartOf(), isMerged: true } }).queue
    expect(response(sendNext({ ...merged, refresh: true }), { type: 'state', cart: cartOf() }).queue.confirmed.isMerged).toBe(true)
  })

  it('CRT-01 without a cart at the backend only additions stay', () => {
    const queue = oneMore(enqueueQuantity(queueOf(known('1', 1)), 'a', '1', 4), 'b', line('2'))
    expect(withoutCart(queue).queue).toMatchObject({ status: 'ready', confirmed: emptyCart, tasks: [{ id: 'b' }] })
  })
})
