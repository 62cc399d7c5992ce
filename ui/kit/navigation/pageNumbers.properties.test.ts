import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageNumbers } from './pageNumbers.ts'

it('CAT-03 page numbers have the ends and the neighbours', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(1, 24)).toEqual([1, 2, 'gap', 24])
  expect(pageNumbers(5, 24)).toEqual([1, 'gap', 4, 5, 6, 'gap', 24])
  expect(pageNumbers(4, 24)).toEqual([1, 2, 3, 4, 5, 'gap', 24])
})

it('CAT-03 page numbers reach first, last, previous and next in order, and a gap never hides a single page', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }).chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count))),
      ([current, count]) => {
        const shown = pageNumbers(current, count)
        const numbers = shown.filter((each) => each !== 'gap')
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        for (const page of [1, count, current, Math.max(1, current - 1), Math.min(count, current + 1)]) expect(numbers).toContain(page)
        expect(shown.length).toBeLessThanOrEqual(7)
        const hidden = shown.flatMap((each, index) => (each === 'gap' ? [Number(shown[index + 1]) - Number(shown[index - 1]) - 1] : []))
        expect(Math.min(2, ...hidden)).toBe(2)
      },
    ),
  )
})
