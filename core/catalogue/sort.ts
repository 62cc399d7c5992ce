import type { Phrase } from '../notifications/phrase.ts'

/** The ways to sort a list, by the backend's names (CAT-04). */
export type Sort = 'relevance' | 'lowest-price' | 'highest-price' | 'alfabetic-a-z' | 'mpn-descending'

/** The sort in a query parameter; null for none or an unknown one: the shop's configured sort holds (CAT-04). */
export const sortOf = (text: string | null): Sort | null => sortOptions.find((option) => option.value === text)?.value ?? null

/** The default sort: by part number, highest first, if configured so, else the configured sort (CAT-04, CFG-05). */
export const usualSort = ({ sortBy, sortByMpnDescending }: { readonly sortBy: Sort; readonly sortByMpnDescending: boolean }): Sort =>
  sortByMpnDescending ? 'mpn-descending' : sortBy

interface SortOption {
  readonly value: Sort
  readonly label: Phrase
}

/** The ways to sort a list that a shopper can choose, in the order of the menu (CAT-04). */
export const sortOptions: readonly SortOption[] = [
  { value: 'relevance', label: { key: 'catalogue.sortRelevance' } },
  { value: 'lowest-price', label: { key: 'catalogue.sortLowestPrice' } },
  { value: 'highest-price', label: { key: 'catalogue.sortHighestPrice' } },
  { value: 'alfabetic-a-z', label: { key: 'catalogue.sortAlphabetic' } },
]

const byMpn: SortOption = { value: 'mpn-descending', label: { key: 'catalogue.sortMpn' } }

/** Options of the sort menu: the owner's own order is above the common ones. */
export const sortOptionsOf = (usual: Sort): readonly SortOption[] => (usual === byMpn.value ? [byMpn, ...sortOptions] : sortOptions)
