import type { BasisPoints, Cents } from '../money/units.ts'
import { onSide } from './onSide.ts'
import type { Price } from './price.ts'
import { sellingPrice } from './sellingPrice.ts'

/** One price on both sides of VAT, in the words of the specification (PRC-01). */
export interface PriceSides {
  readonly baseExclVat: Cents
  readonly baseInclVat: Cents
  readonly discountPercentage: BasisPoints
  /** Price after discount. */
  readonly discountExclVat: Cents
  readonly discountInclVat: Cents
  /** The side that was fixed; the other is derived. */
  readonly vatIncluded: boolean
  readonly vatPercentage: BasisPoints
}

/** Both sides of one price, for showing and reporting. Totals are never made from the derived side (PRC-02): they have `lineTotals`. */
export const priceSides = (price: Price): PriceSides => {
  const selling = sellingPrice(price)
  return {
    baseExclVat: onSide(price.base, price.side, 'excl', price.vat),
    baseInclVat: onSide(price.base, price.side, 'incl', price.vat),
    discountPercentage: price.discount,
    discountExclVat: onSide(selling, price.side, 'excl', price.vat),
    discountInclVat: onSide(selling, price.side, 'incl', price.vat),
    vatIncluded: price.side === 'incl',
    vatPercentage: price.vat,
  }
}
