import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOf, totalPages } from './pagination.ts'

describe('pagination', () => {
  it.each([
    [0, 24, 0],
    [1, 24, 1],
    [24, 24, 1],
    [25, 24, 2],
    [10, 0, 1],
    [10, -3, 1],
    [-1, 24, 0],
    [NaN, 24, 0],
    [10, NaN, 1],
  ])('CAT-03 %i hits by %i are %i pages', (totalHits, limit, pages) => {
    expect(totalPages({ totalHits, limit })).toBe(pages)
  })

  it.each([
    [null, 1],
    ['', 1],
    ['3', 3],
    ['10', 10],
    ['1000', 1000],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['1e3', 1],
    ['999999', 999_999],
    ['1000000', 1],
    ['02', 1],
  ])('CAT-03 page %j is %i', (text, page) => {
    expect(pageOf(text)).toBe(page)
  })

  it('CAT-03 the last page holds the last hit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 500 }), (totalHits, limit) => {
        const pages = totalPages({ totalHits, limit })
        expect(pages * limit).toBeGreaterThanOrEqual(totalHits)
        expect((pages - 1) * limit).toBeLessThan(totalHits)
      }),
    )
  })
})
