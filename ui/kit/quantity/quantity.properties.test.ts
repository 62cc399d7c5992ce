import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { allowedQuantity, steppedQuantity } from './quantity.ts'

const limits = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.nat(1000), fc.constantFrom(0.05, 0.1, 0.25, 0.5, 1, 5))
  .map(([min, room, step]) => ({ min, max: min + room, step }))

it('VAL-09 a quantity stays within its limits for any input, and limiting it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), limits, (value, bounds) => {
      const allowed = allowedQuantity(value, bounds)
      expect(allowed).toBeGreaterThanOrEqual(bounds.min)
      expect(allowed).toBeLessThanOrEqual(bounds.max)
      expect(allowedQuantity(allowed, bounds)).toBe(allowed)
    }),
  )
})

it('VAL-09 a step up and a step down cancel out within the limits', () => {
  fc.assert(
    fc.property(limits, fc.nat(100), (bounds, steps) => {
      const start = allowedQuantity(bounds.min + steps * bounds.step, bounds)
      fc.pre(start + bounds.step <= bounds.max)
      expect(steppedQuantity(steppedQuantity(start, 1, bounds), -1, bounds)).toBeCloseTo(start, 9)
    }),
  )
})
