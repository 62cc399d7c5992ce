import type { Wire } from '../answers/wire.ts'
import { facetWords, priceLabel } from '../demo/facetWords.ts'
import { text, type Database } from '../database/Database.ts'
import type { Filters } from './filterSegments.ts'
import { countValues, priceMarks } from './listProducts.ts'
import type { CategoryRecord, Language } from './ProductRecord.ts'

const labelOf = (name: string, value: string, language: Language): string => facetWords[name]?.values[value]?.[language] ?? value

const optionsFacet = (database: Database, category: CategoryRecord, name: string, filters: Filters, language: Language): Wire['OptionsFacet'] => {
  const counted = countValues(database, category.id, name, filters)
  const inCategory = new Set(
    database.all('SELECT value FROM facet_total WHERE category_id = ? AND name = ?', category.id, name).map((row) => text(row, 'value')),
  )
  const chosen = filters.options.find((option) => option.name === name)?.values ?? []
  const order = Object.keys(facetWords[name]?.values ?? {})
  return {
    type: 'options',
    name,
    label: facetWords[name]?.label[language] ?? name,
    displayType: 'checkbox',
    values: order
      .filter((value) => inCategory.has(value))
      .map((value) => ({ value, label: labelOf(name, value, language), amount: counted.get(value) ?? 0, isChecked: chosen.includes(value) })),
  }
}

/** Marks are widened to whole euros, because that is what a path carries. */
const wholeEuros = ({ min, max }: { readonly min: number; readonly max: number }) => ({ min: Math.floor(min / 100) * 100, max: Math.ceil(max / 100) * 100 })

/** The facets of a category's list, with the amounts that the other facets leave. */
export const wireFacets = (database: Database, category: CategoryRecord, filters: Filters, language: Language): Wire['Facet'][] => {
  const options = category.facets.map((name) => optionsFacet(database, category, name, filters, language))
  const found = priceMarks(database, category.id)
  if (found === null || found.min === found.max) return options
  const marks = wholeEuros(found)
  const range = filters.price === null ? marks : { min: filters.price.min * 100, max: filters.price.max * 100 }
  return [...options, { type: 'priceRange', name: 'Prijs', label: priceLabel[language], displayType: 'priceRange', marks, range }]
}

/** The filters of the asked path. */
export const wireActiveFilters = (filters: Filters, language: Language): Wire['ActiveFilter'][] => [
  ...filters.options.map(({ name, values }): Wire['ActiveFilter'] => ({
    name,
    label: facetWords[name]?.label[language] ?? name,
    displayType: 'checkbox',
    options: [...values],
  })),
  ...(filters.price === null
    ? []
    : [{ name: 'Prijs' as const, label: priceLabel[language], displayType: 'priceRange' as const, range: { min: filters.price.min * 100, max: filters.price.max * 100 } }]),
]
