import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'

declare const unit: unique symbol

type Unit<Name extends string> = number & { readonly [unit]: Name }

/** A whole number of euro cents; may be negative (a discount). */
export type Cents = Unit<'cents'>

/** A percentage in whole basis points: 21 % is 2100. */
export type BasisPoints = Unit<'basis points'>

/** An area in whole square centimetres: 1 m² is 10 000. */
export type AreaCm2 = Unit<'cm²'>

/** Why a number cannot be an amount, a percentage or an area. The facts are for a log, not for a shopper. */
export interface BadNumber {
  readonly reason: 'not a number' | 'not whole' | 'out of range'
  readonly value: number
  /** Requested bounds, both included. */
  readonly minimum: number
  readonly maximum: number
}

/** A whole number within bounds, both included; -0 becomes 0. NaN, infinities and fractions are answered as failures. */
const wholeBetween = (value: number, minimum: number, maximum: number): Result<number, BadNumber> => {
  const bad = (reason: BadNumber['reason']) => err<BadNumber>({ reason, value, minimum, maximum })
  if (Number.isNaN(value)) return bad('not a number')
  if (value < minimum || value > maximum) return bad('out of range')
  if (!Number.isInteger(value)) return bad('not whole')
  return ok(value === 0 ? 0 : value)
}

/** An amount in whole euro cents, positive or negative, up to what a number holds exactly (2^53 − 1). */
export const cents = (value: number): Result<Cents, BadNumber> =>
  wholeBetween(value, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) as Result<Cents, BadNumber>

/** A percentage in whole basis points, 0 % (0) to 100 % (10 000). */
export const basisPoints = (value: number): Result<BasisPoints, BadNumber> =>
  wholeBetween(value, 0, 10_000) as Result<BasisPoints, BadNumber>

/**
 * Basis points of a percentage as people and backends write it: 21 → 2100, 12.5 → 1250.
 * 0 to 100, at most two decimals; anything else is a failure, with the value in percent.
 */
export const basisPointsOfPercentage = (percentage: number): Result<BasisPoints, BadNumber> => {
  // Two decimals have no exact binary form (0.07 × 100 is 7.000000000000001): the nearest whole number must name the same decimal again.
  const nearest = Math.round(percentage * 100)
  const result = wholeBetween(nearest / 100 === percentage ? nearest : percentage * 100, 0, 10_000)
  return result.ok
    ? (result as Result<BasisPoints, BadNumber>)
    : err<BadNumber>({ reason: result.failure.reason, value: percentage, minimum: 0, maximum: 100 })
}

/** An area in whole square centimetres, 0 or more. */
export const areaCm2 = (value: number): Result<AreaCm2, BadNumber> =>
  wholeBetween(value, 0, Number.MAX_SAFE_INTEGER) as Result<AreaCm2, BadNumber>
