import type { Phrase } from '../notifications/phrase.ts'
import type { Sort } from './content.ts'

/** The ways to sort a list, in the order of the menu (CAT-04). */
export const sortOptions: readonly { readonly value: Sort; readonly label: Phrase }[] = [
  { value: 'relevance', label: { key: 'catalogue.sortRelevance' } },
  { value: 'lowest-price', label: { key: 'catalogue.sortLowestPrice' } },
  { value: 'highest-price', label: { key: 'catalogue.sortHighestPrice' } },
  { value: 'alfabetic-a-z', label: { key: 'catalogue.sortAlphabetic' } },
]
