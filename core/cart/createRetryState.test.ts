import { describe, expect, it } from 'vitest'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import { line } from '../testing/queueWorld.ts'
import { createRetryState } from './createRetryState.ts'
import type { CartRequest } from './queue.ts'

const update: CartRequest = { type: 'update', taskId: 'a', lineUid: 'u', lineId: '1', quantity: 2, again: false }
const reading: CartRequest = { type: 'state' }
const away = new BackendUnavailable({ reason: 'unavailable' })
const busy = new Refused({ reason: 'temporary', message: 'tooManyRequests', retryAfter: 60_000 })
const no = new Refused({ reason: 'invalid', message: 'quantityInvalid' })

const world = (idempotent = true) => {
  const clock = createFakeClock()
  let sent = 0
  const retries = createRetryState(clock, idempotent, () => {
    sent += 1
  })
  return { clock, tries: retries, sent: () => sent }
}

describe('the tries of a cart', () => {
  it('CRT-15 a failed request is retried once after its pause', async () => {
    const { clock, tries: retries, sent } = world()
    expect([retries.isWaiting(), retries.isFailing()]).toEqual([false, false])
    retries.begin(update)
    expect(retries.failed(update, away, false)).toBe('again')
    expect(retries.isWaiting()).toBe(true)
    await clock.advance(999)
    expect(sent()).toBe(0)
    await clock.advance(1)
    expect([sent(), retries.isWaiting()]).toEqual([1, false])
    await clock.advance(60_000)
    expect(sent()).toBe(1)
  })

  it('CRT-15 two failures in a row count as lasting, and a response resets the count', () => {
    const { tries: retries } = world()
    retries.begin(update)
    retries.failed(update, away, false)
    expect(retries.isFailing()).toBe(false)
    retries.begin(update)
    retries.failed(update, away, false)
    expect(retries.isFailing()).toBe(true)
    retries.over()
    expect(retries.isFailing()).toBe(false)
  })

  it('CRT-07b a successful read resets the retries: the first failure after many successes is retried', () => {
    const { tries: retries } = world()
    for (let times = 0; times < 10; times += 1) {
      retries.begin(reading)
      retries.over()
    }
    retries.begin(reading)
    expect(retries.failed(reading, away, false)).toBe('again')
    expect(retries.isFailing()).toBe(false)
  })

  it('CRT-15 pauses grow with the retries of one request and start again with the next', async () => {
    const { clock, tries: retries, sent } = world()
    retries.begin(update)
    retries.failed(update, away, false)
    await clock.advance(1_000)
    retries.begin(update)
    retries.failed(update, away, false)
    await clock.advance(3_999)
    expect(sent()).toBe(1)
    await clock.advance(1)
    expect(sent()).toBe(2)
    retries.begin(reading)
    retries.failed(reading, away, false)
    await clock.advance(1_000)
    expect(sent()).toBe(3)
  })

  it('CRT-15 neither a decision nor a request that the shopper must repeat is retried', () => {
    const { clock, tries: retries } = world()
    retries.begin(update)
    expect(retries.failed(update, no, false)).toBe('refused')
    retries.begin(reading)
    expect(retries.failed(reading, away, true)).toBe('errors')
    expect([retries.isWaiting(), clock.waiting()]).toEqual([false, 0])
  })

  it('CRT-15 a task that must be looked up first waits for its pause too', async () => {
    const { clock, tries: retries, sent } = world(false)
    const add: CartRequest = { type: 'add', taskId: 'a', line: line('1'), again: false }
    retries.begin(add)
    expect(retries.failed(add, away, false)).toBe('unsure')
    expect(retries.isWaiting()).toBe(true)
    await clock.advance(1_000)
    expect(sent()).toBe(1)
  })

  it('CRT-15 a returning network triggers the next retry; a click only after a wait of three seconds', async () => {
    const { clock, tries: retries } = world()
    retries.begin(update)
    retries.failed(update, away, false)
    retries.hasten()
    expect([retries.isWaiting(), clock.waiting()]).toEqual([false, 0])
    for (let time = 0; time < 3; time += 1) {
      retries.begin(update)
      retries.failed(update, away, false)
      if (time < 2) retries.hasten()
    }
    retries.clicked()
    await clock.advance(2_999)
    retries.clicked()
    expect(retries.isWaiting()).toBe(true)
    await clock.advance(1)
    retries.clicked()
    expect([retries.isWaiting(), clock.waiting()]).toEqual([false, 0])
  })

  it('CRT-15 NET-01 nothing shortens a pause that the backend ordered', async () => {
    const { clock, tries: retries, sent } = world()
    retries.begin(update)
    retries.failed(update, busy, false)
    await clock.advance(30_000)
    retries.hasten()
    retries.clicked()
    expect(retries.isWaiting()).toBe(true)
    await clock.advance(29_999)
    expect(sent()).toBe(0)
    await clock.advance(1)
    expect(sent()).toBe(1)
  })

  it('CRT-01 a forgotten or closed cart is not retried', async () => {
    const { clock, tries: retries, sent } = world()
    retries.begin(update)
    retries.failed(update, busy, false)
    retries.stop()
    await clock.advance(100_000)
    expect([retries.isWaiting(), sent(), clock.waiting()]).toEqual([false, 0, 0])
    retries.hasten()
    retries.clicked()
    retries.stop()
  })
})
