import { expect, it } from 'vitest'
import { sortOf, sortOptions } from './sort.ts'

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
