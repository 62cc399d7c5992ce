import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyticsItem } from '../analytics/item.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import { shownPrice } from '../pricing/shownPrice.ts'
import { priceAt } from '../pricing/volumePrice.ts'
import { arbitraryLine } from '../testing/arbitraries/arbitraryLine.ts'
import { line } from '../testing/queueWorld.ts'
import { cartSavings } from './cartSavings.ts'

const price = (base: number, discount: number, lowest: number | null = base) =>
  ({
    side: 'incl',
    base: base as Cents,
    discount: discount as BasisPoints,
    vat: 2100 as BasisPoints,
    lowest30Days: lowest as Cents | null,
  }) as const
const coupons = (incl: number, excl: number) => ({ discountInclVat: incl as Cents, discountExclVat: excl as Cents })

describe('what a shopper saves', () => {
  const lines = [line('a', { price: price(39_900, 1500), quantity: 2 }), line('b', { price: price(5_000, 0), quantity: 1 })]

  it('savings are the discounts of all pieces of all lines', () => {
    expect(cartSavings({ lines }, coupons(0, 0), false)).toBe(11_970)
  })

  it('savings include coupons', () => {
    expect(cartSavings({ lines }, coupons(1_000, 826), false)).toBe(12_970)
  })

  it('savings are on the side of VAT that the shop shows', () => {
    expect(cartSavings({ lines }, coupons(1_210, 1_000), true)).toBe(10_892)
  })

  it('savings are zero without a discount', () => {
    expect(cartSavings({ lines: [] }, coupons(0, 0), false)).toBe(0)
  })

  it('PRC-08 savings are computed from the crossed-out price, not from the price before discount', () => {
    const rug = line('a', { price: price(24_900, 4000, 19_900) })
    expect(cartSavings({ lines: [rug] }, coupons(0, 0), false)).toBe(4_960)
    expect(cartSavings({ lines: [{ ...rug, price: price(24_900, 4000, null) }] }, coupons(0, 0), false)).toBe(0)
  })

  it('PRC-08 savings of any cart are crossed-out prices minus prices, and analytics reports the same per piece', () => {
    fc.assert(
      fc.property(fc.array(arbitraryLine(), { maxLength: 5 }), fc.boolean(), (lines, exclVat) => {
        let crossedOut = 0
        let requestCount = 0
        for (const { price: own, options, quantity } of lines) {
          const shown = shownPrice(own, options, { exclVat, quantity })
          crossedOut += shown.crossedOut ?? shown.selling
          requestCount += shown.selling
          const piece = shownPrice(priceAt(own, quantity), options, { exclVat: false })
          const { discount } = analyticsItem({ productId: 1, title: '', price: own, options, quantity }, 0)
          expect(Math.round((discount ?? 0) * 100)).toBe((piece.crossedOut ?? piece.selling) - piece.selling)
        }
        expect(cartSavings({ lines }, coupons(0, 0), exclVat)).toBe(crossedOut - requestCount)
      }),
    )
  })
})
