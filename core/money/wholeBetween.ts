import { failed, succeeded } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { BadNumber } from './badNumber.ts'

/** A whole number within bounds, both included; -0 becomes 0. NaN, infinities and fractions are answered as failures. */
export const wholeBetween = (value: number, minimum: number, maximum: number): Outcome<number, BadNumber> => {
  const bad = (reason: BadNumber['reason']) => failed<BadNumber>({ reason, value, minimum, maximum })
  if (Number.isNaN(value)) return bad('not a number')
  if (value < minimum || value > maximum) return bad('out of range')
  if (!Number.isInteger(value)) return bad('not whole')
  return succeeded(value === 0 ? 0 : value)
}
