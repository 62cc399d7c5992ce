import { createStore } from '@thuishaven/core'
import { useStore } from '../../framework/hydration/useStore.ts'

/** The search text in a group of options, and whether all options are shown. */
export interface FacetSearch {
  readonly term: string
  readonly expanded: boolean
}

const none: FacetSearch = { term: '', expanded: false }
/** Written by what a visitor does, so never on a server. */
const lastUsed = createStore({ group: '', search: none })

/**
 * The search in a group of options. Every choice is another page, so it is kept outside of one: the group that was searched last keeps it
 * (CAT-14).
 */
export const useFacetSearch = (group: string): readonly [FacetSearch, (search: FacetSearch) => void] => {
  const last = useStore(lastUsed)
  return [last.group === group ? last.search : none, (search) => lastUsed.set({ group, search })]
}
