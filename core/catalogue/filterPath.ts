/** A filter as it stands in a path (CAT-05). The price range is in whole euros. */
export type ActiveFilter =
  | { readonly type: 'options'; readonly name: string; readonly values: readonly string[] }
  | { readonly type: 'priceRange'; readonly name: string; readonly min: number; readonly max: number }

/** A category and its filters; the last filter is the last-used one (CAT-08). */
export interface FilteredPath {
  /** Path without filter segments, as it was given; '/' is home. */
  readonly path: string
  readonly filters: readonly ActiveFilter[]
}

/** Name of the price range in every language (CAT-05, CAT-06). */
export const priceFilterName = 'Prijs'
