import type { Wire } from '../contract/wire.ts'
import { bothSides } from './linePrice.ts'
import type { AddedPrice, Price } from './linePrice.ts'
import { discounted } from './rounding.ts'

/** A price in a response: both sides, percentages instead of basis points. */
export const wirePrices = (price: Price): Wire['Prices'] => {
  const base = bothSides(price.base, price)
  const selling = discounted(price.base, price.discount)
  const after = bothSides(selling, price)
  return {
    vatIncluded: price.vatIncluded,
    vatPercentage: price.vat / 100,
    baseInclVat: base.incl,
    baseExclVat: base.excl,
    discountPercentage: price.discount / 100,
    discountInclVat: after.incl,
    discountExclVat: after.excl,
    discount: price.base - selling,
    lowestPrice30Days: price.lowest30Days,
    ...(price.volumePrices === undefined
      ? {}
      : {
          volumePrices: price.volumePrices.map(({ fromQuantity, base: from, discount }) => ({
            fromQuantity,
            base: from,
            discountPercentage: discount / 100,
          })),
        }),
  }
}

/** The surcharge of an option in a response; `rate` is its product's. */
export const wireOptionPrices = (price: AddedPrice, rate: number): Wire['OptionPrices'] => {
  const { vatPercentage: _rate, volumePrices: _volume, ...prices } = wirePrices({ ...price, vat: rate })
  return prices
}

/** An amount set with 21 % VAT included, such as the price of a delivery option. */
export const wireAmount = (incl: number): Wire['AmountBothSides'] => {
  const { excl } = bothSides(incl, { vat: 2100, vatIncluded: true })
  return { exclVat: excl, inclVat: incl }
}
