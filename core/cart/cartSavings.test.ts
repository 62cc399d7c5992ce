import { describe, expect, it } from 'vitest'
import type { BasisPoints, Cents } from '../money/units.ts'
import { line } from '../testing/queueWorld.ts'
import { cartSavings } from './cartSavings.ts'

const price = (base: number, discount: number) =>
  ({ side: 'incl', base: base as Cents, discount: discount as BasisPoints, vat: 2100 as BasisPoints, lowest30Days: null }) as const
const coupons = (incl: number, excl: number) => ({ discountInclVat: incl as Cents, discountExclVat: excl as Cents })

describe('what a shopper saves', () => {
  const lines = [line('a', { price: price(39_900, 1500), quantity: 2 }), line('b', { price: price(5_000, 0), quantity: 1 })]

  it('is the discounts of all pieces of all lines', () => {
    expect(cartSavings({ lines }, coupons(0, 0), false)).toBe(11_970)
  })

  it('counts coupons too', () => {
    expect(cartSavings({ lines }, coupons(1_000, 826), false)).toBe(12_970)
  })

  it('is told on the side of VAT that the shop shows', () => {
    expect(cartSavings({ lines }, coupons(1_210, 1_000), true)).toBe(10_892)
  })

  it('is nothing where nothing is reduced', () => {
    expect(cartSavings({ lines: [] }, coupons(0, 0), false)).toBe(0)
  })
})
