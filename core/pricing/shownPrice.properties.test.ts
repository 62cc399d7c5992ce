import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryLine } from '../testing/arbitraries/arbitraryLine.ts'
import { lineTotals } from '../cart/lineTotals.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import type { Price } from './price.ts'
import { sellingPrice } from './price.ts'
import { shownPrice } from './shownPrice.ts'

const price = (base: number, discount = 0, rest: { readonly side?: Price['side']; readonly lowest?: number } = {}): Price => ({
  side: rest.side ?? 'incl',
  base: base as Cents,
  discount: discount as BasisPoints,
  vat: 2100 as BasisPoints,
  lowest30Days: (rest.lowest ?? null) as Cents | null,
})
const incl = { exclVat: false }

describe('the price of one component', () => {
  it('PRC-01 is discounted and rounded to the cent', () => {
    expect(sellingPrice(price(4_999, 1000))).toBe(4_499)
    expect(sellingPrice(price(5, 5000))).toBe(3)
    expect(sellingPrice(price(4_999, 10_000))).toBe(0)
  })
})

describe('the price as shown', () => {
  it('PRC-08 follows the side of VAT that the shop shows', () => {
    expect(shownPrice(price(1_210), [], incl)).toStrictEqual({
      side: 'incl',
      selling: 1_210,
      crossedOut: null,
      discount: null,
      saved: 0,
    })
    expect(shownPrice(price(1_210), [], { exclVat: true })).toStrictEqual({
      side: 'excl',
      selling: 1_000,
      crossedOut: null,
      discount: null,
      saved: 0,
    })
  })

  it('PRC-08 crosses out the lowest price of 30 days, with the percentage as stated where it is the price before discount', () => {
    expect(shownPrice(price(1_299, 1500, { lowest: 1_299 }), [], incl)).toStrictEqual({
      side: 'incl',
      selling: 1_104,
      crossedOut: 1_299,
      discount: 1500,
      saved: 195,
    })
    const option = price(999, 1500, { lowest: 999 })
    expect(
      shownPrice(price(1_299, 1500, { lowest: 1_299 }), [{ price: option }, { price: null }, { price: price(0) }], incl),
    ).toMatchObject({
      selling: 1_953,
      crossedOut: 2_298,
      discount: 1500,
    })
  })

  it('PRC-08 without the lowest price of 30 days there is no crossed-out price, percentage or saving', () => {
    expect(shownPrice(price(10_000, 3000), [{ price: price(1_000, 5000) }], incl)).toStrictEqual({
      side: 'incl',
      selling: 7_500,
      crossedOut: null,
      discount: null,
      saved: 0,
    })
  })

  it('PRC-08 a known lowest price of 30 days takes the place of the price before discount', () => {
    expect(shownPrice(price(10_000, 3000, { lowest: 8_000 }), [], incl)).toStrictEqual({
      side: 'incl',
      selling: 7_000,
      crossedOut: 8_000,
      discount: 1250,
      saved: 1_000,
    })
  })

  it('PRC-08 an option on the other side of VAT is brought to the side of the product, its lowest price too', () => {
    const option = price(2_000, 5000, { side: 'excl', lowest: 1_500 })
    expect(shownPrice(price(1_000), [{ price: option }], incl)).toMatchObject({ selling: 2_210, crossedOut: 2_815 })
    expect(shownPrice(price(1_000), [{ price: { ...option, lowest30Days: null } }], incl)).toMatchObject({
      selling: 2_210,
      crossedOut: null,
    })
  })

  it('PRC-08 what was as cheap in the last 30 days is no reduction', () => {
    for (const lowest of [7_000, 6_500])
      expect(shownPrice(price(10_000, 3000, { lowest }), [], incl)).toMatchObject({ selling: 7_000, crossedOut: null, discount: null })
  })

  it('PRC-08 a lowest price does not affect a price without discount', () => {
    expect(shownPrice(price(10_000, 0, { lowest: 12_000 }), [], incl)).toMatchObject({ selling: 10_000, crossedOut: null })
  })

  it('PRC-08 components with different discounts show the reduction of the total', () => {
    expect(shownPrice(price(1_000, 2000, { lowest: 1_000 }), [{ price: price(1_000) }], incl)).toStrictEqual({
      side: 'incl',
      selling: 1_800,
      crossedOut: 2_000,
      discount: 1000,
      saved: 200,
    })
  })

  it('PRC-08 a lowest price below the selling price counts as the selling price, so that it hides no other reduction', () => {
    const lamp = price(10_000, 1000, { lowest: 8_000 })
    const shade = price(1_000, 5000, { lowest: 1_000 })
    expect(shownPrice(lamp, [{ price: shade }], incl)).toMatchObject({ selling: 9_500, crossedOut: 10_000 })
  })

  it('PRC-02 PRC-08 of a line it is the line total, and what is crossed out is more', () => {
    fc.assert(
      fc.property(arbitraryLine(), fc.boolean(), (line, exclVat) => {
        const shown = shownPrice(line.price, line.options, { exclVat, quantity: line.quantity })
        const totals = lineTotals(line)
        expect(shown.selling).toBe(exclVat ? totals.totalExclVat : totals.totalInclVat)
        expect(shown.crossedOut ?? Number.POSITIVE_INFINITY).toBeGreaterThan(shown.selling)
        expect(shown.discount === null).toBe(shown.crossedOut === null)
        expect(shown.saved).toBe((shown.crossedOut ?? shown.selling) - shown.selling)
      }),
    )
  })
})
