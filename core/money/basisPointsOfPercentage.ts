import { failed } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { BadNumber } from './badNumber.ts'
import type { BasisPoints } from './units.ts'
import { wholeBetween } from './wholeBetween.ts'

/**
 * Basis points of a percentage as people and hosts write it: 21 → 2100, 12.5 → 1250.
 * 0 to 100, at most two decimals; anything else is a failure, told in percent.
 */
export const basisPointsOfPercentage = (percentage: number): Outcome<BasisPoints, BadNumber> => {
  // Two decimals have no exact binary form (0.07 × 100 is 7.000000000000001): the nearest whole number must name the same decimal again.
  const nearest = Math.round(percentage * 100)
  const answer = wholeBetween(nearest / 100 === percentage ? nearest : percentage * 100, 0, 10_000)
  return answer.ok
    ? (answer as Outcome<BasisPoints, BadNumber>)
    : failed<BadNumber>({ reason: answer.failure.reason, value: percentage, minimum: 0, maximum: 100 })
}
