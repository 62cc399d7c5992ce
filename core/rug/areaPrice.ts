import { round } from '../money/round.ts'
import type { AreaCm2, Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'

/** The price of an area sold by the square metre: price per m² × cm² / 10 000, to the cent, on the same side of VAT (RUG-06). */
export const areaPrice = (pricePerM2: Price, area: AreaCm2): Price => ({
  ...pricePerM2,
  base: round(pricePerM2.base, area, 10_000) as Cents,
  lowest30Days: pricePerM2.lowest30Days === null ? null : (round(pricePerM2.lowest30Days, area, 10_000) as Cents),
})
