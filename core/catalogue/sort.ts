import type { Phrase } from '../notifications/phrase.ts'

/** The ways to sort a list, by the host's names (CAT-04). */
export type Sort = 'relevance' | 'lowest-price' | 'highest-price' | 'alfabetic-a-z'

/** The sort in a query parameter; null for none or an unknown one: the shop's configured sort holds (CAT-04). */
export const sortOf = (text: string | null): Sort | null => sortOptions.find((option) => option.value === text)?.value ?? null

/** The ways to sort a list, in the order of the menu (CAT-04). */
export const sortOptions: readonly { readonly value: Sort; readonly label: Phrase }[] = [
  { value: 'relevance', label: { key: 'catalogue.sortRelevance' } },
  { value: 'lowest-price', label: { key: 'catalogue.sortLowestPrice' } },
  { value: 'highest-price', label: { key: 'catalogue.sortHighestPrice' } },
  { value: 'alfabetic-a-z', label: { key: 'catalogue.sortAlphabetic' } },
]
