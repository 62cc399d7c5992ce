import type { Price, PriceSide } from '../../../core/index.ts'
import type { PricesAnswer } from '../schemas/prices.ts'

export const sideOf = (vatIncluded: boolean): PriceSide => (vatIncluded ? 'incl' : 'excl')

/** Only the side that the seller fixed is taken over; the core derives the other one (PRC-02). */
export const priceOf = (answer: PricesAnswer): Price => ({
  side: sideOf(answer.vatIncluded),
  base: answer.vatIncluded ? answer.baseInclVat : answer.baseExclVat,
  discount: answer.discountPercentage,
  vat: answer.vatPercentage,
  lowest30Days: answer.lowestPrice30Days ?? null,
})

export const priceOrNull = (answer: PricesAnswer | null): Price | null => (answer === null ? null : priceOf(answer))
