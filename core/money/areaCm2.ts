import type { Outcome } from '../outcome.ts'
import type { BadNumber } from './badNumber.ts'
import type { AreaCm2 } from './units.ts'
import { wholeBetween } from './wholeBetween.ts'

/** An area in whole square centimetres, 0 or more. */
export const areaCm2 = (value: number): Outcome<AreaCm2, BadNumber> =>
  wholeBetween(value, 0, Number.MAX_SAFE_INTEGER) as Outcome<AreaCm2, BadNumber>
