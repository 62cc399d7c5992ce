import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineTotals } from '../cart/lineTotals.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import { arbitraryPrice, arbitraryProductPrice } from '../testing/arbitraries/arbitraryPrice.ts'
import type { Price } from './price.ts'
import { shownPrice } from './shownPrice.ts'
import { priceAt } from './volumePrice.ts'

const price = (base: number, more: Partial<Price> = {}): Price => ({
  side: 'incl',
  base: base as Cents,
  discount: 0 as BasisPoints,
  vat: 2100 as BasisPoints,
  lowest30Days: null,
  ...more,
})
const volume = (fromQuantity: number, base: number, discount = 0) => ({
  fromQuantity,
  base: base as Cents,
  discount: discount as BasisPoints,
})
const total = (product: Price, quantity: number) =>
  lineTotals({
    price: product,
    quantity,
    weightGrams: 0,
    options: [{ price: price(250) }] as unknown as Parameters<typeof lineTotals>[0]['options'],
  })

describe('volume prices', () => {
  it('the price of the largest quantity reached takes the place of the price of one piece; options stay', () => {
    const product = price(1_000, { volumePrices: [volume(50, 800), volume(10, 900)] })
    expect(total(product, 9)).toMatchObject({ totalInclVat: 11_250 })
    expect(total(product, 12)).toMatchObject({ totalInclVat: 13_800, totalExclVat: 11_405 })
    const discounted = price(1_000, { volumePrices: [volume(10, 900), volume(50, 800, 1_000)] })
    expect(total(discounted, 50)).toMatchObject({ subtotalInclVat: 52_500, totalInclVat: 48_500 })
  })

  it('a price for more pieces is no reduction, and nothing of it is crossed out', () => {
    const product = price(1_000, { discount: 1_000 as BasisPoints, lowest30Days: 1_000 as Cents, volumePrices: [volume(10, 800, 500)] })
    expect(shownPrice(product, [], { exclVat: false, quantity: 9 })).toMatchObject({ selling: 8_100, crossedOut: 9_000 })
    expect(shownPrice(product, [], { exclVat: false, quantity: 10 })).toMatchObject({ selling: 7_600, crossedOut: null, saved: 0 })
  })

  it('the order of volume prices does not matter, and before the first it is the price itself', () => {
    fc.assert(
      fc.property(arbitraryProductPrice, fc.integer({ min: 1, max: 40 }), (product, quantity) => {
        const volumePrices = product.volumePrices?.toReversed() ?? []
        const first = Math.min(...volumePrices.map(({ fromQuantity }) => fromQuantity), 41)
        expect(priceAt(product, first - 1)).toBe(product)
        expect(priceAt({ ...product, volumePrices }, quantity)).toMatchObject({ ...priceAt(product, quantity), volumePrices })
      }),
    )
  })

  it('side and rate stay those of the product', () => {
    fc.assert(
      fc.property(arbitraryPrice(), fc.integer({ min: 2, max: 40 }), (product, quantity) => {
        const { side, vat } = priceAt({ ...product, volumePrices: [volume(2, 1)] }, quantity)
        expect([side, vat]).toEqual([product.side, product.vat])
      }),
    )
  })
})
