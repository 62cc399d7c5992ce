import type { CustomMeasures } from '../cart/cart.ts'
import type { CustomItem } from '../catalogue/product.ts'
import { measuresOf } from './measuresOf.ts'

const fits = (cm: number | null, maximum: number): boolean => cm === null || (Number.isInteger(cm) && cm > 0 && cm <= maximum)

/**
 * Whether a rug of these measures can be made: the item's shape, whole centimetres above 0 and within the maximum, the area that
 * belongs to them and at least the minimum (RUG-04, RUG-05). Measures may come from anywhere; wrong ones are answered with false.
 */
export const isOrderable = (item: CustomItem, measures: CustomMeasures): boolean => {
  const { shape, widthCm, lengthCm, diameterCm, area } = measures
  const made = measuresOf(item.shape, { width: widthCm, length: lengthCm, diameter: diameterCm })
  return (
    shape === item.shape &&
    made !== null &&
    made.area === area &&
    area >= item.minimumArea &&
    fits(made.widthCm, item.maximumCm) &&
    fits(made.lengthCm, item.maximumCm) &&
    fits(made.diameterCm, item.maximumCm)
  )
}
