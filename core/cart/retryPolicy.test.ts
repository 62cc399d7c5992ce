import { describe, expect, it } from 'vitest'
import { MalformedResponse, BackendUnavailable, Refused } from '../failures/failures.ts'
import type { BackendFailure } from '../ports/failures.ts'
import { decided, noRetries, oneMoreTry, retryDecision } from './retryPolicy.ts'
import type { RetryCount } from './retryPolicy.ts'
import type { CartRequest } from './queue.ts'

const update: CartRequest = { type: 'update', taskId: 'a', lineUid: 'u', lineId: '1', quantity: 2, again: false }
const coupon: CartRequest = { type: 'coupon', taskId: 'b', code: 'X', wanted: true }
const failing = new BackendUnavailable({ reason: 'serverError' })
const away = new BackendUnavailable({ reason: 'unavailable' })
const offline = new BackendUnavailable({ reason: 'offline' })
const silent = new BackendUnavailable({ reason: 'timeout' })

/** Decisions after the same failure several times in a row. */
const after = (request: CartRequest, failure: BackendFailure | Refused, times: number) => {
  let retries: RetryCount = noRetries
  let decision = retryDecision(request, failure, oneMoreTry(retries, request), true)
  for (let time = 1; time < times; time += 1) {
    retries = oneMoreTry(decision.retries, request)
    decision = retryDecision(request, failure, retries, true)
  }
  return decision
}

describe('the retry policy of the cart', () => {
  it.each([
    ['an error', failing],
    ['an unavailable backend', away],
    ['a timeout', new BackendUnavailable({ reason: 'timeout' })],
    ['no network', offline],
    ['a malformed response', new MalformedResponse({ operation: 'x', issue: 'y' })],
    ['an expired session', new Refused({ reason: 'unauthenticated', message: '' })],
    ['a rate-limiting backend', new Refused({ reason: 'temporary', message: 'tooManyRequests' })],
  ])('CRT-15 after %s the task is sent again', (_what, failure) => {
    expect(after(update, failure, 1).next).toBe('again')
    expect(after(update, failure, 17).next).toBe('again')
  })

  it('CRT-15 the retry policy allows at most three tries in ten seconds, and later one every 15 s', () => {
    const pauses = Array.from({ length: 12 }, (_, at) => after(update, away, at + 1).pause)
    let now = 0
    const retries = [0, ...pauses.map((pause) => (now += pause))]
    for (const from of retries) expect(retries.filter((at) => at >= from && at < from + 10_000).length).toBeLessThanOrEqual(3)
    expect(pauses.slice(-2)).toEqual([15_000, 15_000])
  })

  it('CRT-15 a task is dropped after eighteen responses without a decision, but never for silence', () => {
    expect(after(update, failing, 18).next).toBe('errors')
    for (const silence of [offline, away, new BackendUnavailable({ reason: 'rateLimited' }), new BackendUnavailable({ reason: 'timeout' })])
      expect(after(update, silence, 100).next).toBe('again')
  })

  it('CRT-15 NET-01 the backend’s Retry-After takes precedence, up to ten minutes, and nothing shortens it', () => {
    const requested = (retryAfter: number) => after(update, new Refused({ reason: 'temporary', message: '', retryAfter }), 1)
    expect(requested(60_000)).toMatchObject({ pause: 60_000, ordered: true, isFailing: true })
    expect(requested(10).pause).toBe(1_000)
    expect(requested(86_400_000).pause).toBe(600_000)
    expect(after(update, away, 1)).toMatchObject({ ordered: false, isFailing: false })
    expect(after(update, away, 2).isFailing).toBe(true)
  })

  it('CRT-15 a missing network and a timeout count as lasting failures immediately', () => {
    for (const failure of [offline, silent]) expect(after(update, failure, 1)).toMatchObject({ next: 'again', isFailing: true })
  })

  it('CRT-05 CRT-06 a refusal is not retried', () => {
    const notices = (reason: Refused['reason']) => after(update, new Refused({ reason, message: '' }), 1).next
    expect([notices('invalid'), notices('notFound'), notices('outOfStock')]).toEqual(['refused', 'missing', 'soldOut'])
  })

  it('CPN-02 CHK-06 a coupon or selection is retried once, but not without a network or after a timeout', () => {
    expect(after(coupon, away, 1).next).toBe('again')
    expect(after(coupon, away, 2).next).toBe('errors')
    for (const failure of [offline, silent]) expect(after(coupon, failure, 1).next).toBe('errors')
    expect(after(coupon, new Refused({ reason: 'invalid', message: 'couponUnknown' }), 1).next).toBe('refused')
    // Refused the second time, it may have been taken the first time.
    const second = oneMoreTry(oneMoreTry(noRetries, coupon), coupon)
    expect(retryDecision(coupon, new Refused({ reason: 'invalid', message: 'couponAlreadyApplied' }), second, true).next).toBe('errors')
  })

  it('CPN-02 CHK-06 a temporary refusal does not decide on the task', () => {
    const no = new Refused({ reason: 'invalid', message: 'couponUnknown' })
    expect(decided(no)).toBe(no)
    expect(decided(offline)).toBe(offline)
    for (const reason of ['unauthenticated', 'temporary'] as const)
      expect(decided(new Refused({ reason, message: 'x', retryAfter: 5 }))).toEqual({
        _tag: 'BackendUnavailable',
        reason: 'rateLimited',
        retryAfter: 5,
      })
    expect(decided(new Refused({ reason: 'temporary', message: 'x' }))).not.toHaveProperty('retryAfter')
  })

  it('CRT-15 without idempotency keys an addition is looked up before it is retried', () => {
    const add: CartRequest = { type: 'add', taskId: 'a', line: {} as never, again: false }
    expect(retryDecision(add, away, oneMoreTry(noRetries, add), false).next).toBe('unsure')
    expect(retryDecision(update, away, oneMoreTry(noRetries, update), false).next).toBe('again')
  })

  it('CRT-15 the next task starts with no retries', () => {
    const retries = oneMoreTry(oneMoreTry(noRetries, update), coupon)
    expect(retries).toEqual({ of: 'b', count: 1, errors: 0 })
    expect(oneMoreTry(noRetries, { type: 'state' }).of).toBe('state')
  })
})
