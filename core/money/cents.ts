import type { Outcome } from '../outcome.ts'
import type { BadNumber } from './badNumber.ts'
import type { Cents } from './units.ts'
import { wholeBetween } from './wholeBetween.ts'

/** An amount in whole euro cents, positive or negative, up to what a number holds exactly (2^53 − 1). */
export const cents = (value: number): Outcome<Cents, BadNumber> =>
  wholeBetween(value, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) as Outcome<Cents, BadNumber>
