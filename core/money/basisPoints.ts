import type { Outcome } from '../outcome.ts'
import type { BadNumber } from './badNumber.ts'
import type { BasisPoints } from './units.ts'
import { wholeBetween } from './wholeBetween.ts'

/** A percentage in whole basis points, 0 % (0) to 100 % (10 000). */
export const basisPoints = (value: number): Outcome<BasisPoints, BadNumber> =>
  wholeBetween(value, 0, 10_000) as Outcome<BasisPoints, BadNumber>
