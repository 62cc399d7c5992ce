import { discounted, share, withoutVat, withVat } from './rounding.ts'

/** The surcharge of an option as stored: whole cents and basis points. It is taxed at its product's rate. */
export interface AddedPrice {
  readonly base: number
  /** Basis points, 0 to 10 000. */
  readonly discount: number
  /** The side on which `base` was set. */
  readonly vatIncluded: boolean
  /** Lowest price of the last 30 days, on the same side. */
  readonly lowest30Days: number | null
}

/** A product's price. */
export interface Price extends AddedPrice {
  /** Basis points. */
  readonly vat: number
  /** What a piece costs from some quantity on; left out without any. */
  readonly volumePrices?: readonly VolumePrice[]
}

/** The base and the discount of one piece in a line of at least `fromQuantity` pieces, on the product's side. */
export interface VolumePrice {
  readonly fromQuantity: number
  readonly base: number
  /** Basis points. */
  readonly discount: number
}

/** The product's price in a line of this many pieces ("Volume price"). */
export const priceAt = (price: Price, quantity: number): Price => {
  const reached = (price.volumePrices ?? [])
    .filter(({ fromQuantity }) => fromQuantity <= quantity)
    .toSorted((one, other) => other.fromQuantity - one.fromQuantity)[0]
  return reached === undefined ? price : { ...price, base: reached.base, discount: reached.discount }
}

/** One component of a unit: the product itself or a selected option. */
export interface Component {
  readonly price: AddedPrice
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
export const priceOfArea = (pricePerM2: AddedPrice, areaCm2: number): AddedPrice => ({
  ...pricePerM2,
  base: share(pricePerM2.base, areaCm2, 10_000),
  lowest30Days: pricePerM2.lowest30Days === null ? null : share(pricePerM2.lowest30Days, areaCm2, 10_000),
})

/** A component's base on the product's side: converted once, at the product's rate, when it was set on the other one ("Unit"). */
const onSideOf = (product: Price, { base, vatIncluded }: AddedPrice): number => {
  if (vatIncluded === product.vatIncluded) return base
  return product.vatIncluded ? withVat(base, product.vat) : withoutVat(base, product.vat)
}

/** A price converted to the product's side, at the product's rate. */
export const alignedTo = (product: Price, price: AddedPrice): Price => ({
  base: onSideOf(product, price),
  discount: price.discount,
  lowest30Days: price.lowest30Days === null ? null : onSideOf(product, { ...price, base: price.lowest30Days }),
  vat: product.vat,
  vatIncluded: product.vatIncluded,
})

/** The price of one unit: the product and its options, on the product's side (step 3). */
export const unitOf = (product: Price, components: readonly Component[]) => {
  const prices = components.map(({ price }) => alignedTo(product, price))
  return {
    base: prices.reduce((sum, { base }) => sum + base, 0),
    selling: prices.reduce((sum, { base, discount }) => sum + discounted(base, discount), 0),
    weight: components.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
  }
}

/** Both sides of an amount that was set on one of them. */
export const bothSides = (amount: number, price: Pick<Price, 'vat' | 'vatIncluded'>) =>
  price.vatIncluded ? { incl: amount, excl: withoutVat(amount, price.vat) } : { incl: withVat(amount, price.vat), excl: amount }

/**
 * The reduction that may be announced, in basis points: against the lowest price of the last 30 days. 0 without that price, and where the
 * price was as low before. A discount from exactly the lowest price is returned as it was set, without rounding.
 */
export const announcedReduction = ({ base, discount, lowest30Days }: AddedPrice): number => {
  const selling = discounted(base, discount)
  if (discount === 0 || lowest30Days === null || lowest30Days <= selling) return 0
  return lowest30Days === base ? discount : share(lowest30Days - selling, 10_000, lowest30Days)
}

/** The goods of a line: the product's own price and all components of one piece, including the product. */
export interface LineGoods {
  readonly product: Price
  readonly components: readonly Component[]
}

/** Totals of a cart line (PRC-03, steps 4 and 5). The other side is computed once per amount, never per piece. */
export const lineTotals = ({ product, components }: LineGoods, quantity: number): LineTotals => {
  const unit = unitOf(product, components)
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

/** The totals of a line that is charged without VAT: what it costs excl. is what it costs. */
export const lineWithoutVat = (totals: LineTotals): LineTotals => ({
  ...totals,
  subtotalInclVat: totals.subtotalExclVat,
  discountInclVat: totals.discountExclVat,
  totalInclVat: totals.totalExclVat,
  totalVat: 0,
})

/** The totals of a line that charges fewer pieces than it contains. */
export const reducedTo = (whole: LineTotals, paid: LineTotals): LineTotals => ({
  ...whole,
  discountInclVat: whole.subtotalInclVat - paid.totalInclVat,
  discountExclVat: whole.subtotalExclVat - paid.totalExclVat,
  totalInclVat: paid.totalInclVat,
  totalExclVat: paid.totalExclVat,
  totalVat: paid.totalVat,
})
