import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedRange, placeOf, sliderPauses } from './range.ts'

const limits = fc
  .record({ min: fc.integer({ min: -1000, max: 1000 }), length: fc.integer({ min: 1, max: 5000 }), step: fc.integer({ min: 1, max: 50 }) })
  .map(({ min, length, step }) => ({ min, max: min + length * step, step }))

describe('a slider with two handles', () => {
  it('VAL-10 the handles stay within the ends and on steps, and never pass each other', () => {
    fc.assert(
      fc.property(
        limits,
        fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.double({ min: -1e6, max: 1e6, noNaN: true }))),
        (ends, moves) => {
          let range = { min: ends.min, max: ends.max }
          for (const [handle, value] of moves) {
            range = movedRange(range, handle, value, ends)
            expect(range.min).toBeGreaterThanOrEqual(ends.min)
            expect(range.max).toBeLessThanOrEqual(ends.max)
            expect(range.min).toBeLessThanOrEqual(range.max)
            expect((range.min - ends.min) % ends.step).toBe(0)
            expect((range.max - ends.min) % ends.step).toBe(0)
          }
        },
      ),
    )
  })

  it('VAL-10 a move changes only the handle that was moved', () => {
    const ends = { min: 0, max: 100, step: 1 }
    expect(movedRange({ min: 10, max: 90 }, 'min', 40.4, ends)).toEqual({ min: 40, max: 90 })
    expect(movedRange({ min: 10, max: 90 }, 'max', 5, ends)).toEqual({ min: 10, max: 10 })
    expect(movedRange({ min: 10, max: 90 }, 'min', 99, ends)).toEqual({ min: 90, max: 90 })
    expect(movedRange({ min: 10, max: 90 }, 'max', Number.NaN, ends)).toEqual({ min: 10, max: 90 })
  })

  it('VAL-10 the ends are at 0 and 1, and a move is reported after the debounce', () => {
    expect([placeOf(0, { min: 0, max: 100 }), placeOf(25, { min: 0, max: 100 }), placeOf(100, { min: 0, max: 100 })]).toEqual([0, 0.25, 1])
    expect(placeOf(7, { min: 7, max: 7 })).toBe(0)
    expect(sliderPauses).toEqual({ tooltip: 50, hide: 200, settle: 300 })
  })
})
