import { describe, expect, it } from 'vitest'
import type { BasisPoints, Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'
import type { LineOption } from '../catalogue/options.ts'
import { lineTotals } from './lineTotals.ts'

const price = (base: number, discount = 0, side: Price['side'] = 'incl'): Price => ({
  side,
  base: base as Cents,
  discount: discount as BasisPoints,
  vat: 2100 as BasisPoints,
  lowest30Days: null,
})
const option = (of: Price | null, weightGrams = 0): LineOption => ({
  groupId: 'g',
  itemId: 'i',
  groupName: 'G',
  name: 'I',
  price: of,
  weightGrams,
  custom: null,
})
const line = (of: Price, quantity: number, options: readonly LineOption[] = []) => ({ price: of, quantity, options, weightGrams: 1_000 })

describe('totals of a line', () => {
  it('PRC-01 PRC-03 the worked example of the price rules', () => {
    expect(lineTotals(line(price(4_999, 1000), 3))).toStrictEqual({
      subtotalInclVat: 14_997,
      subtotalExclVat: 12_394,
      discountInclVat: 1_500,
      discountExclVat: 1_239,
      totalInclVat: 13_497,
      totalExclVat: 11_155,
      totalVat: 2_342,
      totalWeightGrams: 3_000,
    })
  })

  it('PRC-03 options count with their own discount, and their weight with the quantity', () => {
    const totals = lineTotals(line(price(1_000), 2, [option(price(501, 5000), 50), option(null, 25)]))
    expect(totals).toMatchObject({ subtotalInclVat: 3_002, totalInclVat: 2_502, totalWeightGrams: 2_150 })
  })

  it("PRC-02 an option on the other side of VAT is brought to the product's side", () => {
    expect(lineTotals(line(price(1_000), 1, [option(price(100, 0, 'excl'))]))).toMatchObject({ totalInclVat: 1_121 })
    expect(lineTotals(line(price(1_000, 0, 'excl'), 1, [option(price(121))]))).toMatchObject({ totalExclVat: 1_100, totalInclVat: 1_331 })
  })

  it('PRC-03 an option may make a piece cheaper, but never below zero', () => {
    expect(lineTotals(line(price(1_000), 2, [option(price(-300))]))).toMatchObject({ totalInclVat: 1_400, totalExclVat: 1_157 })
    expect(lineTotals(line(price(100), 1, [option(price(-99))]))).toMatchObject({ subtotalInclVat: 1, totalInclVat: 1 })
    expect(lineTotals(line(price(100), 1, [option(price(-300))]))).toMatchObject({ subtotalInclVat: 0, totalInclVat: 0, totalExclVat: 0 })
  })

  it('PRC-03 a removed line and a quantity that is no number are zeros', () => {
    for (const quantity of [0, -2, Number.NaN, 0.5])
      expect(Object.values(lineTotals(line(price(1_000), quantity)))).toStrictEqual(Array.from({ length: 8 }, () => 0))
  })
})
