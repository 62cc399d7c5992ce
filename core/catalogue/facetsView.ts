import type { OptionsFacet } from './content.ts'

/** One option of a filter. */
export type FacetOption = OptionsFacet['options'][number]

/** What of a checkbox group is on the screen. */
export interface FacetView {
  readonly options: readonly FacetOption[]
  /** A 'Show more' or 'Show less' stands under the options. */
  readonly toggle: 'more' | 'less' | null
  readonly hasSearch: boolean
}

/** How a group of options is looked at; `term` is text as typed. */
export interface FacetLook {
  /** Options shown before 'Show more' (configured, 5 by default). */
  readonly threshold: number
  readonly expanded: boolean
  readonly term: string
  /** It is the last-used filter: its checked options come first (CAT-08). */
  readonly lastUsed: boolean
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const checkedFirst = (options: readonly FacetOption[]): readonly FacetOption[] => [
  ...options.filter((option) => option.isChecked),
  ...options.filter((option) => !option.isChecked),
]

/**
 * What a checkbox group shows (CAT-07, CAT-08). With more options than the threshold: the first ones with 'Show more', and a search box while
 * not expanded; with a term only and all matching options, capitals and accents ignored.
 */
export const facetView = (facet: OptionsFacet, look: FacetLook): FacetView => {
  const options = look.lastUsed ? checkedFirst(facet.options) : facet.options
  if (options.length <= look.threshold) return { options, toggle: null, hasSearch: false }
  if (look.expanded) return { options, toggle: 'less', hasSearch: false }
  const term = plain(look.term.trim())
  if (term !== '') return { options: options.filter((option) => plain(option.label).includes(term)), toggle: null, hasSearch: true }
  return { options: options.slice(0, Math.max(0, look.threshold)), toggle: 'more', hasSearch: true }
}
