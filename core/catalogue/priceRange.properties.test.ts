import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import { filters } from '../testing/arbitraries/arbitraryFilters.ts'
import type { PriceFacet } from './content.ts'
import { filterPaths } from './filterPath.ts'
import { setPriceRange } from './priceRange.ts'

const { parse: parseFilterPath, print: printFilterPath } = filterPaths('Prijs')

it('CAT-10 a price range stays within the marks, and the whole range is no filter', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(filters, cents, cents, fc.double(), fc.double(), (given, a, b, low, high) => {
      const marks = { min: Math.min(a, b) as Cents, max: Math.max(a, b) as Cents }
      const facet: PriceFacet = { type: 'priceRange', name: 'Prijs', label: 'Prijs', isVisible: true, marks, range: marks }
      const changed = setPriceRange(given, facet, { min: low, max: high })
      const chosen = changed.filter((filter) => filter.type === 'priceRange')
      for (const { min, max } of chosen) {
        expect(min).toBeGreaterThanOrEqual(Math.floor(marks.min / 100))
        expect(max).toBeLessThanOrEqual(Math.ceil(marks.max / 100))
        expect(min).toBeLessThanOrEqual(max)
      }
      expect(parseFilterPath(printFilterPath({ path: '/', filters: chosen })).filters).toEqual(chosen)
      expect(setPriceRange(given, facet, { min: NaN, max: NaN }).some((filter) => filter.type === 'priceRange')).toBe(false)
    }),
  )
})
