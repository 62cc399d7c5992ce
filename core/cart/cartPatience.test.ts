import { describe, expect, it } from 'vitest'
import { AnswerMalformed, HostUnreachable, Refused } from '../ports/failures.ts'
import type { HostFailure } from '../ports/failures.ts'
import { decided, noTries, oneMoreTry, verdictOn } from './cartPatience.ts'
import type { Tries } from './cartPatience.ts'
import type { CartRequest } from './queue.ts'

const update: CartRequest = { ask: 'update', taskId: 'a', lineUid: 'u', lineId: '1', quantity: 2, again: false }
const coupon: CartRequest = { ask: 'coupon', taskId: 'b', code: 'X', wanted: true }
const failing = new HostUnreachable({ reason: 'failing' })
const away = new HostUnreachable({ reason: 'away' })
const offline = new HostUnreachable({ reason: 'offline' })
const silent = new HostUnreachable({ reason: 'timeout' })

/** What follows from the same failure again and again. */
const after = (request: CartRequest, failure: HostFailure | Refused, times: number) => {
  let tries: Tries = noTries
  let verdict = verdictOn(request, failure, oneMoreTry(tries, request), true)
  for (let time = 1; time < times; time += 1) {
    tries = oneMoreTry(verdict.tries, request)
    verdict = verdictOn(request, failure, tries, true)
  }
  return verdict
}

describe('the patience of the cart', () => {
  it.each([
    ['an error', failing],
    ['a host that is away', away],
    ['no answer in time', new HostUnreachable({ reason: 'timeout' })],
    ['no network', offline],
    ['an answer of the wrong shape', new AnswerMalformed({ operation: 'x', issue: 'y' })],
    ['a session that has run out', new Refused({ because: 'stranger', message: '' })],
    ['a host that is busy just now', new Refused({ because: 'moment', message: 'tooManyRequests' })],
  ])('CRT-15 %s is no decision: the wish is sent again', (_what, failure) => {
    expect(after(update, failure, 1).next).toBe('again')
    expect(after(update, failure, 17).next).toBe('again')
  })

  it('CRT-15 at most three tries in ten seconds, and one each quarter of a minute in the end', () => {
    const pauses = Array.from({ length: 12 }, (_, at) => after(update, away, at + 1).pause)
    let now = 0
    const tries = [0, ...pauses.map((pause) => (now += pause))]
    for (const from of tries) expect(tries.filter((at) => at >= from && at < from + 10_000).length).toBeLessThanOrEqual(3)
    expect(pauses.slice(-2)).toEqual([15_000, 15_000])
  })

  it('CRT-15 only answers without a decision are counted, and given up after eighteen; silence never', () => {
    expect(after(update, failing, 18).next).toBe('errors')
    for (const silence of [offline, away, new HostUnreachable({ reason: 'busy' }), new HostUnreachable({ reason: 'timeout' })])
      expect(after(update, silence, 100).next).toBe('again')
  })

  it('CRT-15 NET-01 the host’s own time comes first, up to ten minutes, and nothing hastens it', () => {
    const asked = (retryAfter: number) => after(update, new Refused({ because: 'moment', message: '', retryAfter }), 1)
    expect(asked(60_000)).toMatchObject({ pause: 60_000, ordered: true, isTrouble: true })
    expect(asked(10).pause).toBe(1_000)
    expect(asked(86_400_000).pause).toBe(600_000)
    expect(after(update, away, 1)).toMatchObject({ ordered: false, isTrouble: false })
    expect(after(update, away, 2).isTrouble).toBe(true)
  })

  it('CRT-15 no network, and a host that was silent as long as one waits, are more than a hiccup at once', () => {
    for (const failure of [offline, silent]) expect(after(update, failure, 1)).toMatchObject({ next: 'again', isTrouble: true })
  })

  it('CRT-05 CRT-06 a decision is a decision', () => {
    const said = (because: 'wish' | 'missing', message = '') => after(update, new Refused({ because, message }), 1).next
    expect([said('wish'), said('missing'), said('wish', 'productOutOfStock')]).toEqual(['refused', 'missing', 'soldOut'])
  })

  it('CPN-02 CHK-06 what the shopper waits for is tried once more, and not without a network or after a long silence', () => {
    expect(after(coupon, away, 1).next).toBe('again')
    expect(after(coupon, away, 2).next).toBe('errors')
    for (const failure of [offline, silent]) expect(after(coupon, failure, 1).next).toBe('errors')
    expect(after(coupon, new Refused({ because: 'wish', message: 'couponUnknown' }), 1).next).toBe('refused')
    // Refused the second time, it may have been taken the first time.
    const second = oneMoreTry(oneMoreTry(noTries, coupon), coupon)
    expect(verdictOn(coupon, new Refused({ because: 'wish', message: 'couponAlreadyApplied' }), second, true).next).toBe('errors')
  })

  it('CPN-02 CHK-06 a no to this moment is no decision about the wish', () => {
    const no = new Refused({ because: 'wish', message: 'couponUnknown' })
    expect(decided(no)).toBe(no)
    expect(decided(offline)).toBe(offline)
    for (const because of ['stranger', 'moment'] as const)
      expect(decided(new Refused({ because, message: 'x', retryAfter: 5 }))).toEqual(new HostUnreachable({ reason: 'busy', retryAfter: 5 }))
    expect(decided(new Refused({ because: 'moment', message: 'x' }))).not.toHaveProperty('retryAfter')
  })

  it('CRT-15 where keys mean nothing, an addition is looked for before it is sent again', () => {
    const add: CartRequest = { ask: 'add', taskId: 'a', line: {} as never, again: false }
    expect(verdictOn(add, away, oneMoreTry(noTries, add), false).next).toBe('unsure')
    expect(verdictOn(update, away, oneMoreTry(noTries, update), false).next).toBe('again')
  })

  it('CRT-15 another task begins anew', () => {
    const tries = oneMoreTry(oneMoreTry(noTries, update), coupon)
    expect(tries).toEqual({ of: 'b', count: 1, errors: 0 })
    expect(oneMoreTry(noTries, { ask: 'state' }).of).toBe('state')
  })
})
