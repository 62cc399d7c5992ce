import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Attempt } from './requestPolicy.ts'
import { defaultRequestPolicy as policy, pauseBeforeRetry } from './requestPolicy.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const answered = (status: number, retryAfter: string | null = null): Attempt => ({ kind: 'answer', status, retryAfter })

describe('the pause before the one retry', () => {
  it('NET-01 a retry follows temporary statuses and a lost connection only', () => {
    const retried = Array.from({ length: 500 }, (_, index) => index + 100).filter(
      (status) => pauseBeforeRetry(answered(status), policy, 0, now) !== null,
    )
    expect(retried).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
    expect(pauseBeforeRetry({ kind: 'offline' }, policy, 0, now)).toBe(150)
    expect(pauseBeforeRetry({ kind: 'timeout' }, policy, 0, now)).toBeNull()
  })

  it('NET-01 the pause equals Retry-After, in seconds or as a date', () => {
    expect(pauseBeforeRetry(answered(503, '2'), policy, 0.5, now)).toBe(2000)
    expect(pauseBeforeRetry(answered(503, 'Sat, 21 Nov 2026 12:00:01 GMT'), policy, 0.5, now)).toBe(1000)
    expect(pauseBeforeRetry(answered(429, '0'), policy, 0.5, now)).toBe(225)
    expect(pauseBeforeRetry(answered(429, 'Sat, 21 Nov 2026 11:00:00 GMT'), policy, 0, now)).toBe(150)
    expect(pauseBeforeRetry(answered(429, 'soon'), policy, 0, now)).toBe(150)
  })

  it('NET-01 no retry follows a Retry-After above the longest pause', () => {
    expect(pauseBeforeRetry(answered(503, '3'), policy, 0, now)).toBe(3000)
    expect(pauseBeforeRetry(answered(503, '4'), policy, 0, now)).toBeNull()
    expect(pauseBeforeRetry(answered(503, 'Sat, 21 Nov 2026 12:05:00 GMT'), policy, 0, now)).toBeNull()
  })

  it('NET-01 the pause is random and never above the longest pause', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(10_000), (random, longestPause) => {
        const pause = pauseBeforeRetry(answered(500), { ...policy, longestPause }, random, now)
        expect(pause).toBe(Math.min(150 * (1 + random), longestPause))
      }),
    )
  })
})
