import { describe, expect, it } from 'vitest'
import { known, line, queueOf } from '../testing/queueWorld.ts'
import { printQueueCopy, readQueueCopy } from './queueCopy.ts'
import { emptyQueue } from './queueEmpty.ts'
import { sendNext } from './queueRequest.ts'
import { typeWish, wishOneMore, wishQuantity } from './queueWish.ts'

describe('the copy on the device', () => {
  it('CRT-01 CRT-15 says the cart and what is to be done, under the same keys', () => {
    const queue = typeWish(sendNext(wishOneMore(queueOf(known('1', 2)), 'a', line('2'))), 'b', '1', 7)
    const copy = readQueueCopy(printQueueCopy(queue) ?? '')
    expect(copy).toEqual({ ...emptyQueue, confirmed: queue.confirmed, tasks: queue.tasks, changed: true })
    expect(copy === null ? null : sendNext(copy).flight?.request).toMatchObject({ taskId: 'a' })
  })

  it('CRT-04 CRT-15 what is found in the copy may have been sent by another tab: removing it is a request', () => {
    const copy = readQueueCopy(printQueueCopy(wishOneMore(queueOf(), 'a', line('2'))) ?? '') ?? emptyQueue
    const removed = wishQuantity(copy, 'b', '2', 0)
    expect(removed.tasks).toMatchObject([
      { id: 'a', type: 'add', sent: true },
      { id: 'b', type: 'update', quantity: 0 },
    ])
  })

  it('CRT-01 a copy of another version is not read', () => {
    const text = printQueueCopy(queueOf(known('1', 2))) ?? ''
    expect(readQueueCopy(text)).not.toBeNull()
    expect(readQueueCopy(text.replace('"version":1', '"version":0'))).toBeNull()
  })

  it('CRT-01 nothing is kept of nothing', () => expect(printQueueCopy(emptyQueue)).toBeNull())
})
