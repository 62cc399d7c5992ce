import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import type { PriceFacet } from './content.ts'
import type { ActiveFilter } from './filterPath.ts'
import { boundLimits, priceMarks, setPriceRange, typedBound } from './priceRange.ts'

const marks = { min: 1995 as Cents, max: 89_901 as Cents }
const priceFacet: PriceFacet = { type: 'priceRange', name: 'Prijs', label: 'Prijs', isVisible: true, marks, range: marks }
const red: ActiveFilter = { type: 'options', name: 'Kleur', values: ['rood'] }

describe('the price range', () => {
  it('CAT-06 the slider is bounded by the range of the category, in whole euros', () => {
    expect(priceMarks(priceFacet)).toEqual({ min: 19, max: 900 })
  })

  it('CAT-10 a price range replaces the range, and applies only when it differs from the marks', () => {
    const range = (min: number, max: number): ActiveFilter => ({ type: 'priceRange', name: 'Prijs', min, max })
    expect(setPriceRange([red], priceFacet, { min: 50, max: 100 })).toEqual([red, range(50, 100)])
    expect(setPriceRange([range(50, 100), red], priceFacet, { min: 60, max: 100 })).toEqual([red, range(60, 100)])
    expect(setPriceRange([range(50, 100), red], priceFacet, { min: 19, max: 900 })).toEqual([red])
    expect(setPriceRange([], priceFacet, { min: 19, max: 100 })).toEqual([range(19, 100)])
    expect(setPriceRange([], priceFacet, { min: 20, max: 900 })).toEqual([range(20, 900)])
    expect(setPriceRange([], priceFacet, { min: -5, max: 5000 })).toEqual([])
    expect(setPriceRange([], priceFacet, { min: 300, max: 99.6 })).toEqual([range(100, 300)])
    expect(setPriceRange([], priceFacet, { min: NaN, max: 100 })).toEqual([range(19, 100)])
  })
})

const all = { min: 19, max: 900 }
const typed = (end: 'min' | 'max', text: string, range = all) => typedBound(end, text, range, all)

describe('an end of the price range that was typed', () => {
  it('CAT-06 is read as an amount and widened to whole euros; empty is the end of the category', () => {
    expect(['64,50', '€ 64', ' '].map((text) => typed('min', text))).toEqual([64, 64, 19])
    expect(['99.99', '64', ''].map((text) => typed('max', text))).toEqual([100, 64, 900])
  })

  it('CAT-06 is never put at another amount: letters, what no product costs and ends in the wrong order are refused', () => {
    expect(['abc', '-5', '6x', '3', '901'].map((text) => typed('min', text))).toEqual(Array(5).fill(null))
    expect(typed('max', '5000')).toBeNull()
    expect([typed('min', '300', { min: 19, max: 200 }), typed('max', '100', { min: 200, max: 300 })]).toEqual([null, null])
  })

  it('CAT-06 lies between the end of the category and the other end', () => {
    const range = { min: 100, max: 200 }
    expect([boundLimits('min', range, all), boundLimits('max', range, all)]).toEqual([
      { min: 19, max: 200 },
      { min: 100, max: 900 },
    ])
  })
})
