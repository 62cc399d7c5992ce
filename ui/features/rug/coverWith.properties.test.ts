import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverWith } from './coverWith.ts'

describe('the drawing of a rug in its outline', () => {
  it('RUG-09 the drawing of a rug is never stretched, is centred, and covers its whole outline', () => {
    const length = fc.integer({ min: 1, max: 1000 })
    fc.assert(
      fc.property(length, length, fc.double({ min: 0.5, max: 2, noNaN: true }), (width, long, aspectRatio) => {
        const at = coverWith({ aspectRatio }, { width, length: long })
        expect(at.width / at.height).toBeCloseTo(aspectRatio, 6)
        expect(at.x + at.width / 2).toBeCloseTo(width / 2, 6)
        expect(at.y + at.height / 2).toBeCloseTo(long / 2, 6)
        // The ground around the rug in its picture stays outside.
        expect(at.width * 0.75).toBeGreaterThanOrEqual(width)
        expect(at.height * 0.88).toBeGreaterThanOrEqual(long)
      }),
    )
  })
})
