/** Whole cents: units, rounding, splitting, and amounts as text. */
export { allocate } from './allocate.ts'
export { formatArea, formatFixed, formatPercentage, formatPrice } from './formats.ts'
export { priceDisplay } from './priceDisplay.ts'
export type { PriceDisplay, PriceStyle } from './priceDisplay.ts'
export { round } from './round.ts'
export { areaCm2, basisPoints, basisPointsOfPercentage, cents, wholeBetween } from './units.ts'
export type { AreaCm2, BadNumber, BasisPoints, Cents } from './units.ts'
