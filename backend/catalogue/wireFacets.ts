import type { Wire } from '../contract/wire.ts'
import type { Backend } from '../answers/Backend.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import type { Filters, ShownSide } from '../ports/Catalogue.ts'
import type { CategoryRecord, Language } from '../records/ProductRecord.ts'

type FacetWords = ShopRecord['facets']
/** Lowest and highest price in cents; null when no product has a price. */
export type PriceMarks = { readonly min: number; readonly max: number } | null

const labelOf = (words: FacetWords, name: string, value: string, language: Language): string =>
  words[name]?.values[value]?.[language] ?? value

/** A facet with its counts; only values that occur among the products, in the shop's order. */
export const wireOptionsFacet = (
  words: FacetWords,
  name: string,
  amounts: ReadonlyMap<string, number>,
  filters: Filters,
  language: Language,
): Wire['OptionsFacet'] => {
  const chosen = filters.options.find((option) => option.name === name)?.values ?? []
  return {
    type: 'options',
    name,
    label: words[name]?.label[language] ?? name,
    displayType: 'checkbox',
    visible: words[name]?.visible ?? true,
    values: Object.keys(words[name]?.values ?? {}).flatMap((value) => {
      const amount = amounts.get(value)
      if (amount === undefined) return []
      const colour = words[name]?.colours[value]
      const option = { value, label: labelOf(words, name, value, language), amount, isChecked: chosen.includes(value) }
      return [colour === undefined ? option : { ...option, colour }]
    }),
  }
}

/** Limits are widened to whole euros, because paths contain whole euros. */
const wholeEuros = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: Math.floor(min / 100) * 100,
  max: Math.ceil(max / 100) * 100,
})

/** The price as a facet; limits are the lowest and the highest price, in cents. */
export const wirePriceFacet = (
  shop: ShopRecord,
  found: { readonly min: number; readonly max: number },
  filters: Filters,
  language: Language,
): Wire['PriceFacet'] => {
  const marks = wholeEuros(found)
  const range = filters.price === null ? marks : { min: filters.price.min * 100, max: filters.price.max * 100 }
  return { type: 'priceRange', name: 'Prijs', label: shop.priceLabel[language], displayType: 'priceRange', marks, range }
}

/** The facets of a category's list, with counts under the filters of the other facets. */
export const wireFacets = (
  { catalogue, shop }: Backend,
  category: CategoryRecord,
  filters: Filters,
  { found, side, language }: { readonly found: PriceMarks; readonly side: ShownSide; readonly language: Language },
): Wire['Facet'][] => {
  const amounts = catalogue.countOptions(category.id, filters, side)
  const options = category.facets.map((name) =>
    wireOptionsFacet(shop.facets, name, amounts.get(name) ?? new Map<string, number>(), filters, language),
  )
  if (found === null || found.min === found.max) return options
  return [...options, wirePriceFacet(shop, found, filters, language)]
}

/** The filters of the requested path. */
export const wireActiveFilters = (shop: ShopRecord, filters: Filters, language: Language): Wire['ActiveFilter'][] => [
  ...filters.options.map(({ name, values }): Wire['ActiveFilter'] => ({
    name,
    label: shop.facets[name]?.label[language] ?? name,
    displayType: 'checkbox',
    options: [...values],
  })),
  ...(filters.price === null
    ? []
    : [
        {
          name: 'Prijs' as const,
          label: shop.priceLabel[language],
          displayType: 'priceRange' as const,
          range: { min: filters.price.min * 100, max: filters.price.max * 100 },
        },
      ]),
]
