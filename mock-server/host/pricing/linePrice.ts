import { discounted, divideRounded, withoutVat, withVat } from './rounding.ts'

/** A product's or an option's price as the shop keeps it: whole cents and basis points. */
export interface Price {
  readonly base: number
  /** Basis points, 0 to 10 000. */
  readonly discount: number
  /** Basis points. */
  readonly vat: number
  /** The side on which `base` was fixed. */
  readonly vatIncluded: boolean
  /** Lowest price of the last 30 days, on the same side. */
  readonly lowest30Days: number | null
}

/** One component of a unit: the product itself or a selected option. */
export interface Component {
  readonly price: Price
  readonly weightGrams: number
}

export interface LineTotals {
  readonly subtotalInclVat: number
  readonly subtotalExclVat: number
  readonly discountInclVat: number
  readonly discountExclVat: number
  readonly totalInclVat: number
  readonly totalExclVat: number
  readonly totalVat: number
  readonly totalWeight: number
}

/** A made-to-measure component: the price of a square metre times the area (step 1). */
export const priceOfArea = (pricePerM2: Price, areaCm2: number): Price => ({
  ...pricePerM2,
  base: divideRounded(pricePerM2.base * areaCm2, 10_000),
  lowest30Days: pricePerM2.lowest30Days === null ? null : divideRounded(pricePerM2.lowest30Days * areaCm2, 10_000),
})

/** The price of one unit: the product and its options, on the product's side (step 3). The first component is the product. */
export const unitOf = (components: readonly Component[]) => ({
  base: components.reduce((sum, { price }) => sum + price.base, 0),
  selling: components.reduce((sum, { price }) => sum + discounted(price.base, price.discount), 0),
  weight: components.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
})

/** Both sides of an amount that was fixed on one of them. */
export const bothSides = (amount: number, price: Pick<Price, 'vat' | 'vatIncluded'>) =>
  price.vatIncluded ? { incl: amount, excl: withoutVat(amount, price.vat) } : { incl: withVat(amount, price.vat), excl: amount }

/** Totals of a cart line (PRC-03, steps 4 and 5). The other side is derived once per figure, never per piece. */
export const lineTotals = (components: readonly [Component, ...Component[]], quantity: number): LineTotals => {
  const unit = unitOf(components)
  const product = components[0].price
  const subtotal = bothSides(unit.base * quantity, product)
  const total = bothSides(unit.selling * quantity, product)
  return {
    subtotalInclVat: subtotal.incl,
    subtotalExclVat: subtotal.excl,
    discountInclVat: subtotal.incl - total.incl,
    discountExclVat: subtotal.excl - total.excl,
    totalInclVat: total.incl,
    totalExclVat: total.excl,
    totalVat: total.incl - total.excl,
    totalWeight: unit.weight * quantity,
  }
}

/** The totals of a line that pays for fewer pieces than it holds. */
export const reducedTo = (whole: LineTotals, paid: LineTotals): LineTotals => ({
  ...whole,
  discountInclVat: whole.subtotalInclVat - paid.totalInclVat,
  discountExclVat: whole.subtotalExclVat - paid.totalExclVat,
  totalInclVat: paid.totalInclVat,
  totalExclVat: paid.totalExclVat,
  totalVat: paid.totalVat,
})
