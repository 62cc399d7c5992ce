import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOf, paginationLinks, totalPages } from './pagination.ts'

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

  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [4, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [7, 9, [1, null, 6, 7, 8, 9]],
    [9, 9, [1, null, 8, 9]],
    [40, 9, [1, null, 9]],
  ])('CAT-03 on page %i of %i the links are %j', (current, total, links) => {
    expect(paginationLinks(current, total)).toEqual(links)
  })

  it('CAT-03 the links ascend, and a gap hides two pages or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (current, total) => {
        const links = paginationLinks(current, total)
        expect(links[0]).toBe(1)
        expect(links.at(-1)).toBe(total)
        links.forEach((page, index) => {
          const [before, after] = [links[index - 1], links[index + 1]]
          const isGap = page === null && Number(after) - Number(before) > 2
          const isFollowed = page !== null && (after === page + 1 || after === null || after === undefined)
          expect(isGap || isFollowed).toBe(true)
        })
      }),
    )
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
