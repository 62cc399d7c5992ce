import type { Sort } from './content.ts'
import { sortOptions } from './sortOptions.ts'

/** The sort in a query parameter; null for none or an unknown one: the shop's configured sort holds (CAT-04). */
export const sortOf = (text: string | null): Sort | null => sortOptions.find((option) => option.value === text)?.value ?? null
