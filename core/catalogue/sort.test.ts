import { expect, it } from 'vitest'
import { sortOf, sortOptions, sortOptionsOf, usualSort } from './sort.ts'

it('CAT-04 the four sorts, in the order of the menu', () => {
  expect(sortOptions).toEqual([
    { value: 'relevance', label: { key: 'catalogue.sortRelevance' } },
    { value: 'lowest-price', label: { key: 'catalogue.sortLowestPrice' } },
    { value: 'highest-price', label: { key: 'catalogue.sortHighestPrice' } },
    { value: 'alfabetic-a-z', label: { key: 'catalogue.sortAlphabetic' } },
  ])
})

it('CAT-04 another text is no sort: the configured one holds', () => {
  expect(sortOf('lowest-price')).toBe('lowest-price')
  expect(sortOf('goedkoop')).toBeNull()
  expect(sortOf(null)).toBeNull()
})

it('CFG-05b sorted by part number where the owner wants that, else as configured', () => {
  expect(usualSort({ sortBy: 'lowest-price', sortByMpnDescending: false })).toBe('lowest-price')
  expect(usualSort({ sortBy: 'lowest-price', sortByMpnDescending: true })).toBe('mpn-descending')
})

it('CFG-05b the menu offers the order by part number only where it is the default, above the others; no address names it', () => {
  expect(sortOptionsOf('lowest-price')).toBe(sortOptions)
  expect(sortOptionsOf('mpn-descending')).toEqual([{ value: 'mpn-descending', label: { key: 'catalogue.sortMpn' } }, ...sortOptions])
  expect(sortOf('mpn-descending')).toBeNull()
})
