import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeLift } from './freeLift.ts'

const own = { top: 836, bottom: 884, left: 1216, right: 1264 }
const box = fc
  .record({
    top: fc.integer({ min: 0, max: 900 }),
    height: fc.integer({ min: 1, max: 200 }),
    left: fc.integer({ min: 0, max: 1280 }),
    width: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ top, height, left, width }) => ({ top, bottom: top + height, left, right: left + width }))

type Box = typeof own

/** Whether an element at this height is nearer than 4 px to one of them. */
const covers = (lift: number, taken: readonly Box[]): boolean =>
  taken.some(
    ({ top, bottom, left, right }) =>
      Math.max(left, own.left) - Math.min(right, own.right) < 4 && Math.max(top, own.top - lift) - Math.min(bottom, own.bottom - lift) < 4,
  )

describe('the position of an element over the page', () => {
  it('WID-01 NTF-01 an element over the page covers nothing that must stay visible, wherever possible', () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), (taken) => {
        const lift = freeLift(own, taken)
        const free = Array.from({ length: own.top }, (_, height) => height).find((height) => !covers(height, taken))
        expect(lift).toBe(free ?? 0)
      }),
    )
  })

  it('WID-01 an element over the page moves only if it must, and no further', () => {
    expect(freeLift(own, [])).toBe(0)
    expect(freeLift(own, [{ top: 100, bottom: 200, left: 0, right: 1280 }])).toBe(0)
    expect(freeLift(own, [{ top: 820, bottom: 900, left: 0, right: 1280 }])).toBe(68)
    expect(freeLift(own, [{ top: 0, bottom: 900, left: 0, right: 1280 }])).toBe(0)
  })
})
