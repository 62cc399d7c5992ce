import { round } from '../money/round.ts'
import type { Cents } from '../money/units.ts'
import type { Price } from './price.ts'

/** What the shopper pays for one component, on the price's own side: base × (10 000 − discount) / 10 000 (PRC-01). */
export const sellingPrice = (price: Price): Cents =>
  price.discount === 0 ? price.base : (round(price.base, 10_000 - price.discount, 10_000) as Cents)
