import type { CustomMeasures } from '../cart/cart.ts'
import type { RugShape } from '../catalogue/product.ts'
import type { AreaCm2 } from '../money/units.ts'
import type { RugSide } from './rugSides.ts'

/** Whole centimetres a side; null while a side has no number. Sides that the shape does not have are left out of account. */
export type RugMeasure = Readonly<Record<RugSide, number | null>>

/**
 * Measures with their area: width × length, for a round rug the square around its diameter (RUG-01, RUG-02).
 * null while a side is missing.
 */
export const measuresOf = (shape: RugShape, { width, length, diameter }: RugMeasure): CustomMeasures | null => {
  if (shape === 'Rond')
    return diameter === null ? null : { shape, widthCm: null, lengthCm: null, diameterCm: diameter, area: (diameter * diameter) as AreaCm2 }
  return width === null || length === null
    ? null
    : { shape, widthCm: width, lengthCm: length, diameterCm: null, area: (width * length) as AreaCm2 }
}
