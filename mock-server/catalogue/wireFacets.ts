import type { Wire } from '../answers/wire.ts'
import type { Database } from '../database/Database.ts'
import { facetWords, priceLabel } from '../demo/facetWords.ts'
import { countOptions } from './countOptions.ts'
import type { Filters } from './filterSegments.ts'
import { priceMarks } from './listProducts.ts'
import type { CategoryRecord, Language } from './ProductRecord.ts'

const labelOf = (name: string, value: string, language: Language): string => facetWords[name]?.values[value]?.[language] ?? value

const optionsFacet = (name: string, amounts: ReadonlyMap<string, number>, filters: Filters, language: Language): Wire['OptionsFacet'] => {
  const chosen = filters.options.find((option) => option.name === name)?.values ?? []
  return {
    type: 'options',
    name,
    label: facetWords[name]?.label[language] ?? name,
    displayType: 'checkbox',
    values: Object.keys(facetWords[name]?.values ?? {}).flatMap((value) => {
      const amount = amounts.get(value)
      return amount === undefined ? [] : [{ value, label: labelOf(name, value, language), amount, isChecked: chosen.includes(value) }]
    }),
  }
}

/** Marks are widened to whole euros, because that is what a path carries. */
const wholeEuros = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: Math.floor(min / 100) * 100,
  max: Math.ceil(max / 100) * 100,
})

/** The facets of a category's list, with the amounts that the other facets leave. */
export const wireFacets = (database: Database, category: CategoryRecord, filters: Filters, language: Language): Wire['Facet'][] => {
  const amounts = countOptions(database, category.id, filters)
  const options = category.facets.map((name) => optionsFacet(name, amounts.get(name) ?? new Map<string, number>(), filters, language))
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
    : [
        {
          name: 'Prijs' as const,
          label: priceLabel[language],
          displayType: 'priceRange' as const,
          range: { min: filters.price.min * 100, max: filters.price.max * 100 },
        },
      ]),
]
