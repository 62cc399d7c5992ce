import type { BasisPoints } from '@thuishaven/core/money'
import type { OwnPrice } from '@thuishaven/core/catalogue'
import { onSide, sellingPrice } from '@thuishaven/core/pricing'
import type { Price, PriceSide } from '@thuishaven/core/pricing'
import type { OptionPricesResponse, PricesResponse } from '../schemas/prices.ts'

export const sideOf = (vatIncluded: boolean): PriceSide => (vatIncluded ? 'incl' : 'excl')

/** Only the side that the seller fixed is taken over; the core derives the other one (PRC-02). */
export const priceOf = (response: PricesResponse): Price => ({
  side: sideOf(response.vatIncluded),
  base: response.vatIncluded ? response.baseInclVat : response.baseExclVat,
  discount: response.discountPercentage,
  vat: response.vatPercentage,
  lowest30Days: response.lowestPrice30Days ?? null,
  ...(response.volumePrices === undefined
    ? {}
    : {
        volumePrices: response.volumePrices.map(({ fromQuantity, base, discountPercentage }) => ({
          fromQuantity,
          base,
          discount: discountPercentage,
        })),
      }),
})

const untaxed = 0 as BasisPoints

/** An option is taxed as its product is; of one without a price no rate is known, and it cannot be ordered. */
export const optionPriceOf = (response: OptionPricesResponse, product: PricesResponse | null): Price =>
  priceOf({ ...response, vatPercentage: product?.vatPercentage ?? untaxed })

export const priceOrNull = (response: PricesResponse | null): Price | null => (response === null ? null : priceOf(response))

/** A price that the page shows, as a question carries it. */
const wirePriceOf = (price: Price) => {
  const { side, base, discount, vat, lowest30Days, volumePrices } = price
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
    ...(volumePrices === undefined
      ? {}
      : {
          volumePrices: volumePrices.map((volume) => ({
            fromQuantity: volume.fromQuantity,
            base: volume.base,
            discountPercentage: volume.discount / 100,
          })),
        }),
  }
}

export const pricesRequest = (shown: readonly OwnPrice[]) => ({
  items: shown.map(({ productId, price }) => ({ productId, prices: price === null ? null : wirePriceOf(price) })),
})
