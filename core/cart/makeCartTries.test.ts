import { describe, expect, it } from 'vitest'
import { HostUnreachable, Refused } from '../ports/failures.ts'
import { makeFakeClock } from '../testing/fakes/makeFakeClock.ts'
import { line } from '../testing/queueWorld.ts'
import { makeCartTries } from './makeCartTries.ts'
import type { CartRequest } from './queue.ts'

const update: CartRequest = { ask: 'update', taskId: 'a', lineUid: 'u', lineId: '1', quantity: 2, again: false }
const reading: CartRequest = { ask: 'state' }
const away = new HostUnreachable({ reason: 'away' })
const busy = new Refused({ because: 'moment', message: 'tooManyRequests', retryAfter: 60_000 })
const no = new Refused({ because: 'wish', message: 'quantityInvalid' })

const world = (idempotent = true) => {
  const clock = makeFakeClock()
  let sent = 0
  const tries = makeCartTries(clock, idempotent, () => {
    sent += 1
  })
  return { clock, tries, sent: () => sent }
}

describe('the tries of a cart', () => {
  it('CRT-15 what failed is sent again by itself after its pause, once', async () => {
    const { clock, tries, sent } = world()
    expect([tries.isWaiting(), tries.isTrouble()]).toEqual([false, false])
    tries.begin(update)
    expect(tries.failed(update, away, false)).toBe('again')
    expect(tries.isWaiting()).toBe(true)
    await clock.advance(999)
    expect(sent()).toBe(0)
    await clock.advance(1)
    expect([sent(), tries.isWaiting()]).toEqual([1, false])
    await clock.advance(60_000)
    expect(sent()).toBe(1)
  })

  it('CRT-15 one failure is a hiccup, two are trouble, an answer is the end of both', () => {
    const { tries } = world()
    tries.begin(update)
    tries.failed(update, away, false)
    expect(tries.isTrouble()).toBe(false)
    tries.begin(update)
    tries.failed(update, away, false)
    expect(tries.isTrouble()).toBe(true)
    tries.over()
    expect(tries.isTrouble()).toBe(false)
  })

  it('CRT-07b a reading that worked is no try of the next one: the first that fails after many is tried again', () => {
    const { tries } = world()
    for (let times = 0; times < 10; times += 1) {
      tries.begin(reading)
      tries.over()
    }
    tries.begin(reading)
    expect(tries.failed(reading, away, false)).toBe('again')
    expect(tries.isTrouble()).toBe(false)
  })

  it('CRT-15 the pauses grow with the tries of one request and begin anew with the next', async () => {
    const { clock, tries, sent } = world()
    tries.begin(update)
    tries.failed(update, away, false)
    await clock.advance(1_000)
    tries.begin(update)
    tries.failed(update, away, false)
    await clock.advance(3_999)
    expect(sent()).toBe(1)
    await clock.advance(1)
    expect(sent()).toBe(2)
    tries.begin(reading)
    tries.failed(reading, away, false)
    await clock.advance(1_000)
    expect(sent()).toBe(3)
  })

  it('CRT-15 a decision is not tried again, nor is what the shopper is to try', () => {
    const { clock, tries } = world()
    tries.begin(update)
    expect(tries.failed(update, no, false)).toBe('refused')
    tries.begin(reading)
    expect(tries.failed(reading, away, true)).toBe('errors')
    expect([tries.isWaiting(), clock.waiting()]).toEqual([false, 0])
  })

  it('CRT-15 what is to be looked up first waits as well', async () => {
    const { clock, tries, sent } = world(false)
    const add: CartRequest = { ask: 'add', taskId: 'a', line: line('1'), again: false }
    tries.begin(add)
    expect(tries.failed(add, away, false)).toBe('unsure')
    expect(tries.isWaiting()).toBe(true)
    await clock.advance(1_000)
    expect(sent()).toBe(1)
  })

  it('CRT-15 the network that is back hastens the next try; a click only what has waited for three seconds', async () => {
    const { clock, tries } = world()
    tries.begin(update)
    tries.failed(update, away, false)
    tries.hasten()
    expect([tries.isWaiting(), clock.waiting()]).toEqual([false, 0])
    for (let time = 0; time < 3; time += 1) {
      tries.begin(update)
      tries.failed(update, away, false)
      if (time < 2) tries.hasten()
    }
    tries.clicked()
    await clock.advance(2_999)
    tries.clicked()
    expect(tries.isWaiting()).toBe(true)
    await clock.advance(1)
    tries.clicked()
    expect([tries.isWaiting(), clock.waiting()]).toEqual([false, 0])
  })

  it('CRT-15 NET-01 a host that asked to be left alone is left alone, whatever happens', async () => {
    const { clock, tries, sent } = world()
    tries.begin(update)
    tries.failed(update, busy, false)
    await clock.advance(30_000)
    tries.hasten()
    tries.clicked()
    expect(tries.isWaiting()).toBe(true)
    await clock.advance(29_999)
    expect(sent()).toBe(0)
    await clock.advance(1)
    expect(sent()).toBe(1)
  })

  it('CRT-01 a cart that is forgotten or closed is not tried again', async () => {
    const { clock, tries, sent } = world()
    tries.begin(update)
    tries.failed(update, busy, false)
    tries.stop()
    await clock.advance(100_000)
    expect([tries.isWaiting(), sent(), clock.waiting()]).toEqual([false, 0, 0])
    tries.hasten()
    tries.clicked()
    tries.stop()
  })
})
