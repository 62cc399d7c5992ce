import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMeter } from './callLimits.server.ts'

describe('the limits of calls', () => {
  it('a visitor has a burst of calls, then one more after each interval', () => {
    let time = 1_000_000
    const { wait } = createMeter({ atOnce: 3, secondsEach: 2 }, () => time)
    expect([wait('a'), wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 0, 2])
    expect(wait('b')).toBe(0)
    time += 1000
    expect(wait('a')).toBe(1)
    time += 1000
    expect([wait('a'), wait('a')]).toEqual([0, 2])
    time += 60_000
    expect([wait('a'), wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 0, 2])
  })

  it('a visitor never gets more calls than the limit, however they are spread; a call after Retry-After is accepted', () => {
    const limit = fc.record({ atOnce: fc.integer({ min: 1, max: 9 }), secondsEach: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(limit, fc.array(fc.integer({ min: 0, max: 12_000 }), { maxLength: 60 }), (rule, pauses) => {
        let time = 0
        const { wait } = createMeter(rule, () => time)
        const served: number[] = []
        for (const pause of pauses) {
          time += pause
          const requestCount = wait('a')
          time += requestCount * 1000
          expect(requestCount === 0 ? 0 : wait('a')).toBe(0)
          served.push(time)
        }
        for (const [index, start] of served.entries()) {
          const within = served.filter((at, other) => other >= index && at - start < rule.secondsEach * 1000)
          expect(within.length).toBeLessThanOrEqual(rule.atOnce + 1)
        }
      }),
    )
  })

  it('call limits remember a bounded number of visitors', () => {
    const { wait } = createMeter({ atOnce: 1, secondsEach: 60 }, () => 0, 2)
    expect([wait('a'), wait('b'), wait('c')]).toEqual([0, 0, 0])
    expect([wait('c'), wait('b'), wait('a')]).toEqual([60, 60, 0])
  })
})
