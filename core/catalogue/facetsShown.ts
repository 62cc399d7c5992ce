import type { Facet } from './content.ts'

/** The facets a category shows: the price range only when the shop's configuration allows it (CAT-06). */
export const facetsShown = (facets: readonly Facet[], priceFilter: boolean): readonly Facet[] =>
  priceFilter ? facets : facets.filter((facet) => facet.type !== 'priceRange')
