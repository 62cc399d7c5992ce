import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentQueryOf, filterPaths } from './filterPath.ts'
import type { FilteredPath } from './filterPath.ts'
import { sortOptions } from './sort.ts'
import { filters, text } from '../testing/arbitraries/arbitraryFilters.ts'

const { parse: parseFilterPath, print: printFilterPath, address: filterAddress } = filterPaths('Prijs')

const path = fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 3 }).map((parts) => `/${parts.join('/')}`)

const list: fc.Arbitrary<FilteredPath> = fc.record({ path, filters })

it('CAT-05 printing and parsing are inverse for any Unicode', () => {
  fc.assert(
    fc.property(list, (given) => {
      const printed = printFilterPath(given)
      expect(parseFilterPath(printed)).toEqual(given)
      expect(printed).toMatch(/^\/[\x21-\x7e]*$/)
    }),
    { numRuns: 1000 },
  )
})

it('CAT-05 parsing and printing settle: what was printed once is printed again, for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(text).map((parts) => `/${parts.join('/')}`),
        fc.array(text).map((parts) => parts.join(':')),
      ),
      (typed) => {
        const once = printFilterPath(parseFilterPath(typed))
        expect(printFilterPath(parseFilterPath(once))).toBe(once)
      },
    ),
    { numRuns: 1000 },
  )
})

it('CAT-05 CAT-12 a list is found back from its address', () => {
  fc.assert(
    fc.property(
      list,
      fc.constantFrom(null, ...sortOptions.map((option) => option.value)),
      fc.integer({ min: 1, max: 999_999 }),
      (given, sort, page) => {
        fc.pre(!/^\/en(\/|$)/.test(given.path))
        const query = contentQueryOf(filterAddress({ ...given, sort, page }))
        expect(query).toEqual({ path: printFilterPath(given), sort, page })
        expect(parseFilterPath(query.path)).toEqual(given)
      },
    ),
  )
})
