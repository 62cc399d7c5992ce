import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BasisPoints, Cents } from '../money/units.ts'
import { exclOf, inclOf } from './price.ts'
import { arbitraryAmount, arbitraryRate } from '../testing/arbitraries/arbitraryPrice.ts'

describe('both sides of VAT', () => {
  it('PRC-01 known conversions', () => {
    expect(inclOf(1_000 as Cents, 2100 as BasisPoints)).toBe(1_210)
    expect(exclOf(1_210 as Cents, 2100 as BasisPoints)).toBe(1_000)
    expect(exclOf(13_497 as Cents, 2100 as BasisPoints)).toBe(11_155)
    expect(exclOf(-500 as Cents, 2100 as BasisPoints)).toBe(-413)
  })

  it('PRC-02 going to incl. and back gives the same excl., and excl. is never more than incl.', () => {
    fc.assert(
      fc.property(arbitraryAmount, arbitraryRate, (amount, rate) => {
        expect(exclOf(inclOf(amount, rate), rate)).toBe(amount)
        expect(exclOf(amount, rate)).toBeLessThanOrEqual(amount)
        expect(inclOf(amount, rate)).toBeGreaterThanOrEqual(amount)
      }),
    )
  })
})
