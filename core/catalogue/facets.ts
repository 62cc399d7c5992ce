import type { Facet, OptionsFacet } from './content.ts'
import type { ActiveFilter } from './filterPath.ts'
import type { Cents } from '../money/units.ts'

/**
 * The facets a category shows: those that the backend does not hide (CAT-14), the price range only when the shop's configuration allows it
 * (CAT-06).
 */
export const facetsShown = (facets: readonly Facet[], priceFilter: boolean): readonly Facet[] =>
  facets.filter((facet) => facet.isVisible && (priceFilter || facet.type !== 'priceRange'))

/** One option of a filter. */
export type FacetOption = OptionsFacet['options'][number]

/** The visible part of a checkbox group. */
export interface FacetView {
  readonly options: readonly FacetOption[]
  /** Whether 'Show more' or 'Show less' is below the options. */
  readonly toggle: 'more' | 'less' | null
  readonly hasSearch: boolean
}

/** The view state of a group of options; `term` is text as typed. */
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

/**
 * Adds or removes an option; removing the last drops the filter (CAT-10). The touched filter moves to the end: it is the last-used one (CAT-08).
 */
export const toggleOption = (filters: readonly ActiveFilter[], name: string, value: string): readonly ActiveFilter[] => {
  const isMeant = (filter: ActiveFilter): boolean => filter.type === 'options' && filter.name === name
  const current = filters.find(isMeant)
  const others = filters.filter((filter) => !isMeant(filter))
  const values = current?.type === 'options' ? current.values : []
  const changed = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return changed.length === 0 ? others : [...others, { type: 'options', name, values: changed }]
}

/** The filters of a path that are any: a price range as wide as the list, as someone may paste it, is none (CAT-10). */
export const filtersAtWork = (filters: readonly ActiveFilter[], facets: readonly Facet[]): readonly ActiveFilter[] => {
  const whole = facets.find((facet) => facet.type === 'priceRange')?.marks
  return filters.filter(
    (filter) => filter.type === 'options' || whole === undefined || filter.min * 100 > whole.min || filter.max * 100 < whole.max,
  )
}

/** The label of an option, or a price range as a phrase. */
type FilterValueLabel =
  | { readonly text: string }
  | { readonly key: 'catalogue.priceRange'; readonly params: { readonly min: string; readonly max: string } }

/** One filter that is at work, to be listed with a way to remove it (CAT-09). */
export interface ActiveFilterLabel {
  readonly filter: ActiveFilter
  readonly label: string
  /** To be joined by the phrase 'catalogue.labelSeparator' (' en '). */
  readonly values: readonly FilterValueLabel[]
}

type AmountText = (amount: Cents) => string

const valuesOf = (filter: ActiveFilter, facet: Facet | undefined, amountText: AmountText): readonly FilterValueLabel[] => {
  if (filter.type === 'priceRange') {
    const [min, max] = [amountText((filter.min * 100) as Cents), amountText((filter.max * 100) as Cents)]
    return [{ key: 'catalogue.priceRange', params: { min, max } }]
  }
  const options = facet?.type === 'options' ? facet.options : []
  return filter.values.map((value) => ({ text: options.find((option) => option.value === value)?.label ?? value }))
}

/**
 * The filters of a path with the labels of the backend's facets; what the backend does not know is listed by its own text (CAT-09). `amountText`
 * writes an amount as the shop writes prices (PRC-07).
 */
export const activeFilterLabels = (
  filters: readonly ActiveFilter[],
  facets: readonly Facet[],
  amountText: AmountText,
): readonly ActiveFilterLabel[] =>
  filters.map((filter) => {
    const facet = facets.find((known) => known.name === filter.name && known.type === filter.type)
    return { filter, label: facet?.label ?? filter.name, values: valuesOf(filter, facet, amountText) }
  })
