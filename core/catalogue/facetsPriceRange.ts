import type { PriceFacet } from './content.ts'
import type { ActiveFilter } from './filterPath.ts'

const wholeEuros = ({ min, max }: { readonly min: number; readonly max: number }): { readonly min: number; readonly max: number } => ({
  min: Math.floor(min / 100),
  max: Math.ceil(max / 100),
})

/** Ends of the slider in whole euros, wide enough for every product of the category (CAT-06). */
export const priceMarks = (facet: PriceFacet): { readonly min: number; readonly max: number } => wholeEuros(facet.marks)

/**
 * Replaces the price range by the chosen one, in whole euros and inside the marks; the whole range is no filter, so it drops the filter (CAT-10).
 * Ends in the wrong order are put right; what is not a number counts as the mark of its side.
 */
export const setPriceRange = (
  filters: readonly ActiveFilter[],
  facet: PriceFacet,
  chosen: { readonly min: number; readonly max: number },
): readonly ActiveFilter[] => {
  const marks = priceMarks(facet)
  const within = (value: number, fallback: number): number =>
    Number.isNaN(value) ? fallback : Math.round(Math.min(marks.max, Math.max(marks.min, value)))
  const [low, high] = [within(chosen.min, marks.min), within(chosen.max, marks.max)]
  const range = { min: Math.min(low, high), max: Math.max(low, high) }
  const others = filters.filter((filter) => filter.type !== 'priceRange')
  const isWhole = range.min === marks.min && range.max === marks.max
  return isWhole ? others : [...others, { type: 'priceRange', name: facet.name, ...range }]
}
