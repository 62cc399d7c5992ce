import { round } from '../money/round.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import { alignedPrice, onSide, sellingPrice, unitSelling } from './price.ts'
import type { Price, PriceSide } from './price.ts'
import { priceAt } from './volumePrice.ts'

/** The shown parts of a price, on one side of VAT. */
export interface ShownPrice {
  readonly side: PriceSide
  readonly selling: Cents
  /** Crossed out beside the selling price; null when there is no reduction to show. */
  readonly crossedOut: Cents | null
  /** The reduction against the crossed-out price; null without one. */
  readonly discount: BasisPoints | null
  /** Crossed-out price minus selling price; 0 without a reduction. */
  readonly saved: Cents
}

/**
 * What a reduction is measured against: the lowest price of the last 30 days, never below the selling price. An announced reduction must
 * relate to it, so without it there is nothing to compare with and no reduction.
 */
const comparedWith = (price: Price): number => {
  const selling = sellingPrice(price)
  return price.discount === 0 || price.lowest30Days === null ? selling : Math.max(selling, price.lowest30Days)
}

/** The discount that all parts state alike, so that a shopper reads 15 % and not the 15.01 % that rounding makes of it. */
const statedDiscount = (parts: readonly Price[]): BasisPoints | null => {
  const [first, ...others] = parts.filter(({ base }) => base !== 0)
  return first !== undefined &&
    [first, ...others].every(({ base, discount, lowest30Days }) => discount === first.discount && lowest30Days === base)
    ? first.discount
    : null
}

/**
 * The price of `quantity` pieces of a product with its options, as shown (PRC-08): including or excluding VAT, with the crossed-out
 * price and the percentage when it is reduced. The sum is made on the product's own side; the other side is derived once.
 */
export const shownPrice = (
  price: Price,
  options: readonly { readonly price: Price | null }[],
  { exclVat, quantity = 1 }: { readonly exclVat: boolean; readonly quantity?: number },
): ShownPrice => {
  const side: PriceSide = exclVat ? 'excl' : 'incl'
  const product = priceAt(price, quantity)
  const parts = [product, ...options.flatMap((option) => (option.price === null ? [] : [alignedPrice(option.price, product)]))]
  const shown = (amount: number): Cents => onSide((amount * quantity) as Cents, product.side, side, product.vat)
  const selling = shown(unitSelling(product, options))
  const crossedOut = shown(parts.reduce((sum, part) => sum + comparedWith(part), 0))
  if (crossedOut <= selling) return { side, selling, crossedOut: null, discount: null, saved: 0 as Cents }
  const discount = statedDiscount(parts) ?? (round(crossedOut - selling, 10_000, crossedOut) as BasisPoints)
  return { side, selling, crossedOut, discount, saved: (crossedOut - selling) as Cents }
}
