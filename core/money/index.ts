/** Whole cents: units, rounding, splitting, and amounts as text. */
export { formatArea, formatNumber, formatPercentage, formatPrice } from './formats.ts'
export { priceDisplay } from './priceDisplay.ts'
export type { PriceDisplay, PriceStyle } from './priceDisplay.ts'
export { areaCm2, basisPoints, basisPointsOfPercentage, cents } from './units.ts'
export type { AreaCm2, BadNumber, BasisPoints, Cents } from './units.ts'
