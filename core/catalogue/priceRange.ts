import type { PriceFacet } from './content.ts'
import type { ActiveFilter } from './filterPath.ts'
import { readAmount } from '../money/readAmount.ts'

/** Whole euros. */
interface Range {
  readonly min: number
  readonly max: number
}

const wholeEuros = ({ min, max }: Range): Range => ({
  min: Math.floor(min / 100),
  max: Math.ceil(max / 100),
})

/** Ends of the slider in whole euros, wide enough for every product of the category (CAT-06). */
export const priceMarks = (facet: PriceFacet): Range => wholeEuros(facet.marks)

/**
 * Replaces the price range by the chosen one, in whole euros and inside the marks; the whole range is no filter, so it drops the filter (CAT-10).
 * Ends in the wrong order are put right; what is not a number counts as the mark of its side.
 */
export const setPriceRange = (filters: readonly ActiveFilter[], facet: PriceFacet, chosen: Range): readonly ActiveFilter[] => {
  const marks = priceMarks(facet)
  const within = (value: number, fallback: number): number =>
    Number.isNaN(value) ? fallback : Math.round(Math.min(marks.max, Math.max(marks.min, value)))
  const [low, high] = [within(chosen.min, marks.min), within(chosen.max, marks.max)]
  const range = { min: Math.min(low, high), max: Math.max(low, high) }
  const others = filters.filter((filter) => filter.type !== 'priceRange')
  const isWhole = range.min === marks.min && range.max === marks.max
  return isWhole ? others : [...others, { type: 'priceRange', name: facet.name, ...range }]
}

/** Limits of one end of a price range in whole euros: from the category's limit to the other end of the range (CAT-06). */
export const boundLimits = (end: 'min' | 'max', range: Range, marks: Range): Range =>
  end === 'min' ? { min: marks.min, max: range.max } : { min: range.min, max: marks.max }

/**
 * The end of the price range that was typed, in whole euros (CAT-06): empty is the end of the category, and cents widen the range to the
 * next whole euro. null for what is no amount or outside the limits: that is refused rather than put at another amount.
 */
export const typedBound = (end: 'min' | 'max', typed: string, range: Range, marks: Range): number | null => {
  if (typed.trim() === '') return marks[end]
  const amount = readAmount(typed)
  if (amount === null) return null
  const value = (end === 'min' ? Math.floor : Math.ceil)(amount / 100)
  const { min, max } = boundLimits(end, range, marks)
  return value < min || value > max ? null : value
}
