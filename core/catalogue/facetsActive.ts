import type { Message, Phrase } from '../notifications/phrase.ts'
import type { Facet } from './content.ts'
import type { ActiveFilter } from './filterPath.ts'

/** One filter that is at work, to be listed with a way to remove it (CAT-09). */
export interface ActiveFilterLabel {
  readonly filter: ActiveFilter
  readonly label: string
  /** To be joined with `filterLabelSeparator`. */
  readonly values: readonly Message[]
}

/** What stands between the labels of one filter: ' en ' (CAT-09). */
export const filterLabelSeparator: Phrase = { key: 'catalogue.labelSeparator' }

const valuesOf = (filter: ActiveFilter, facet: Facet | undefined): readonly Message[] => {
  if (filter.type === 'priceRange') return [{ key: 'catalogue.priceRange', params: { min: filter.min, max: filter.max } }]
  const options = facet?.type === 'options' ? facet.options : []
  return filter.values.map((value) => ({ text: options.find((option) => option.value === value)?.label ?? value }))
}

/** The filters of a path with the labels of the host's facets; what the host does not know is listed by its own text (CAT-09). */
export const activeFilterLabels = (filters: readonly ActiveFilter[], facets: readonly Facet[]): readonly ActiveFilterLabel[] =>
  filters.map((filter) => {
    const facet = facets.find((known) => known.name === filter.name && known.type === filter.type)
    return { filter, label: facet?.label ?? filter.name, values: valuesOf(filter, facet) }
  })
