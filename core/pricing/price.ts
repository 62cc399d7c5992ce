import { round } from '../money/round.ts'
import type { BasisPoints, Cents } from '../money/units.ts'

/** The side of VAT on which an amount was fixed; the other side is always derived (PRC-02). */
export type PriceSide = 'incl' | 'excl'

/** What one piece of a product costs from a quantity on, on the side and at the rate of the product's price. */
export interface VolumePrice {
  /** Pieces on one line, 2 or more. */
  readonly fromQuantity: number
  /** Before discount. */
  readonly base: Cents
  readonly discount: BasisPoints
}

/** The price of one component (a product or one selected option) as its seller fixed it. */
export interface Price {
  readonly side: PriceSide
  /** Before discount, on `side`. */
  readonly base: Cents
  /** 0 to 10 000. */
  readonly discount: BasisPoints
  readonly vat: BasisPoints
  /** Lowest price of the last 30 days on `side`; when known, the crossed-out price relates to it. */
  readonly lowest30Days: Cents | null
  /** Of a product; left out where more pieces cost the same each. */
  readonly volumePrices?: readonly VolumePrice[]
}

/** Adds VAT to an amount: excl × (10 000 + rate) / 10 000, to the cent (PRC-01, PRC-02). */
export const inclOf = (excl: Cents, rate: BasisPoints): Cents => round(excl, 10_000 + rate, 10_000) as Cents

/** Removes VAT from an amount: incl × 10 000 / (10 000 + rate), to the cent (PRC-01, PRC-02). */
export const exclOf = (incl: Cents, rate: BasisPoints): Cents => round(incl, 10_000, 10_000 + rate) as Cents

/** An amount that was fixed on one side of VAT, on the requested side (PRC-02). The same side costs no rounding. */
export const onSide = (amount: Cents, from: PriceSide, to: PriceSide, rate: BasisPoints): Cents =>
  from === to ? amount : to === 'incl' ? inclOf(amount, rate) : exclOf(amount, rate)

/** Selling price of one component, on the price's own side: base × (10 000 − discount) / 10 000 (PRC-01). */
export const sellingPrice = (price: Price): Cents =>
  price.discount === 0 ? price.base : (round(price.base, 10_000 - price.discount, 10_000) as Cents)

/** A component's price on the product's side and rate: a unit has one side and one rate (PRC-02). Usually the price itself. */
export const alignedPrice = (component: Price, product: Price): Price =>
  component.side === product.side
    ? component
    : {
        ...component,
        side: product.side,
        base: onSide(component.base, component.side, product.side, product.vat),
        lowest30Days: component.lowest30Days === null ? null : onSide(component.lowest30Days, component.side, product.side, product.vat),
      }

/** One piece with its options before discount, on the product's side (PRC-03). An option may lower it, never below 0. */
export const unitBase = (product: Price, options: readonly { readonly price: Price | null }[]): Cents => {
  let sum: number = product.base
  for (const { price } of options) if (price !== null) sum += alignedPrice(price, product).base
  return (sum > 0 ? sum : 0) as Cents
}

/** Price of one piece with its options on the product's side, each component discounted and rounded separately (PRC-01). Never below 0. */
export const unitSelling = (product: Price, options: readonly { readonly price: Price | null }[]): Cents => {
  let sum: number = sellingPrice(product)
  for (const { price } of options) if (price !== null) sum += sellingPrice(alignedPrice(price, product))
  return (sum > 0 ? sum : 0) as Cents
}
