import { readAmount } from '../money/readAmount.ts'

interface Range {
  readonly min: number
  readonly max: number
}

/** What may be typed for one end of a price range in whole euros: from the end of the category to the other end of the range (CAT-06). */
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
