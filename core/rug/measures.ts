import { round } from '../money/round.ts'
import type { AreaCm2, Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'

/** The five shapes of a rug (RUG-01). */
export type RugShape = 'square' | 'rectangle' | 'oval' | 'organic' | 'round'

/** A made-to-measure item: sold by the square metre in one shape. */
export interface CustomItem {
  readonly shape: RugShape
  /** Price of one square metre, with its side, discount and VAT. */
  readonly pricePerM2: Price
  readonly minimumArea: AreaCm2
  /** Largest width, length or diameter in whole centimetres. */
  readonly maximumCm: number
  /** Unit as shown beside the price, for example 'm²'. */
  readonly unitDisplay: string
}

/** Measures of a made-to-measure option, whole centimetres. A round rug has a diameter, the other shapes width and length. */
export interface CustomMeasures {
  readonly shape: RugShape
  readonly widthCm: number | null
  readonly lengthCm: number | null
  readonly diameterCm: number | null
  readonly area: AreaCm2
}

/** Measures of a rug, each in whole centimetres (RUG-01). */
export type RugSide = 'width' | 'length' | 'diameter'

const widthAndLength: readonly RugSide[] = ['width', 'length']

const sides: Readonly<Record<RugShape, readonly RugSide[]>> = {
  square: widthAndLength,
  rectangle: widthAndLength,
  oval: widthAndLength,
  organic: widthAndLength,
  round: ['diameter'],
}

/** Measures of a shape, in the order of its fields (RUG-01). */
export const rugSides = (shape: RugShape): readonly RugSide[] => sides[shape]

/** Whole centimetres a side; null while a side has no number. Sides that the shape does not have are left out of account. */
export type RugMeasure = Readonly<Record<RugSide, number | null>>

/**
 * Measures with their area: width × length, for a round rug the square around its diameter (RUG-01, RUG-02).
 * null while a side is missing.
 */
export const measuresOf = (shape: RugShape, { width, length, diameter }: RugMeasure): CustomMeasures | null => {
  if (shape === 'round')
    return diameter === null ? null : { shape, widthCm: null, lengthCm: null, diameterCm: diameter, area: (diameter * diameter) as AreaCm2 }
  return width === null || length === null
    ? null
    : { shape, widthCm: width, lengthCm: length, diameterCm: null, area: (width * length) as AreaCm2 }
}

/** Whether the sides fit the shape: a square is as wide as it is long. */
export const isInShape = ({ shape, widthCm, lengthCm }: CustomMeasures): boolean => shape !== 'square' || widthCm === lengthCm

/**
 * The area of the rug itself where it is less than the rectangle around it, which is what the price is of; null where both are the same
 * or the edge has no formula.
 */
export const areaWithinEdge = ({ shape, area }: CustomMeasures): AreaCm2 | null =>
  shape === 'round' || shape === 'oval' ? (Math.round((area * Math.PI) / 4) as AreaCm2) : null

/** Measures as shown after an option's name, in both languages: '200 × 300 cm', 'ø 200 cm' (RUG-06). */
export const measuresText = ({ widthCm, lengthCm, diameterCm }: CustomMeasures): string =>
  diameterCm === null ? `${widthCm ?? 0} × ${lengthCm ?? 0} cm` : `ø ${diameterCm} cm`

const fits = (cm: number | null, maximum: number): boolean => cm === null || (Number.isInteger(cm) && cm > 0 && cm <= maximum)

/**
 * Whether a rug of these measures can be made: the item's shape, whole centimetres above 0 and within the maximum, a square with equal
 * sides, the area that belongs to them and at least the minimum (RUG-01, RUG-04, RUG-05). Measures may come from anywhere; wrong ones are answered with false.
 */
export const isOrderable = (item: CustomItem, measures: CustomMeasures): boolean => {
  const { shape, widthCm, lengthCm, diameterCm, area } = measures
  const made = measuresOf(item.shape, { width: widthCm, length: lengthCm, diameter: diameterCm })
  return (
    shape === item.shape &&
    made !== null &&
    made.area === area &&
    isInShape(made) &&
    area >= item.minimumArea &&
    fits(made.widthCm, item.maximumCm) &&
    fits(made.lengthCm, item.maximumCm) &&
    fits(made.diameterCm, item.maximumCm)
  )
}

/** The price of an area sold by the square metre: price per m² × cm² / 10 000, to the cent, on the same side of VAT (RUG-06). */
export const areaPrice = (pricePerM2: Price, area: AreaCm2): Price => ({
  ...pricePerM2,
  base: round(pricePerM2.base, area, 10_000) as Cents,
  lowest30Days: pricePerM2.lowest30Days === null ? null : (round(pricePerM2.lowest30Days, area, 10_000) as Cents),
})
