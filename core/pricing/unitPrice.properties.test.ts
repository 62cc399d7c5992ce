import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import { unitPrice } from './unitPrice.ts'

it('the price of a unit is the price of as much as a piece is, to half a cent a unit', () => {
  expect(unitPrice(33_915 as Cents, { amount: 3680, unit: 'm2' })).toBe(9216)
  expect(unitPrice(1295 as Cents, { amount: 500, unit: 'l' })).toBe(2590)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 100_000 }), (price, amount) => {
      const unit = unitPrice(price as Cents, { amount, unit: 'm2' })
      expect(Math.abs(unit * amount - price * 1000)).toBeLessThanOrEqual(amount / 2)
    }),
  )
})
