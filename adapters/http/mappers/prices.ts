import type { BasisPoints } from '@thuishaven/core/money'
import type { OwnPrice } from '@thuishaven/core/catalogue'
import { onSide, sellingPrice } from '@thuishaven/core/pricing'
import type { Price, PriceSide } from '@thuishaven/core/pricing'
import type { OptionPricesAnswer, PricesAnswer } from '../schemas/prices.ts'

export const sideOf = (vatIncluded: boolean): PriceSide => (vatIncluded ? 'incl' : 'excl')

/** Only the side that the seller fixed is taken over; the core derives the other one (PRC-02). */
export const priceOf = (answer: PricesAnswer): Price => ({
  side: sideOf(answer.vatIncluded),
  base: answer.vatIncluded ? answer.baseInclVat : answer.baseExclVat,
  discount: answer.discountPercentage,
  vat: answer.vatPercentage,
  lowest30Days: answer.lowestPrice30Days ?? null,
})

const untaxed = 0 as BasisPoints

/** An option is taxed as its product is; of one without a price no rate is known, and it cannot be ordered. */
export const optionPriceOf = (answer: OptionPricesAnswer, product: PricesAnswer | null): Price =>
  priceOf({ ...answer, vatPercentage: product?.vatPercentage ?? untaxed })

export const priceOrNull = (answer: PricesAnswer | null): Price | null => (answer === null ? null : priceOf(answer))

/** A price that the page shows, as a question carries it. */
const wirePriceOf = (price: Price) => {
  const { side, base, discount, vat, lowest30Days } = price
  const selling = sellingPrice(price)
  return {
    vatIncluded: side === 'incl',
    vatPercentage: vat / 100,
    baseExclVat: onSide(base, side, 'excl', vat),
    baseInclVat: onSide(base, side, 'incl', vat),
    discountPercentage: discount / 100,
    discountExclVat: onSide(selling, side, 'excl', vat),
    discountInclVat: onSide(selling, side, 'incl', vat),
    lowestPrice30Days: lowest30Days,
  }
}

export const pricesQuestionOf = (shown: readonly OwnPrice[]) => ({
  items: shown.map(({ productId, price }) => ({ productId, prices: price === null ? null : wirePriceOf(price) })),
})
