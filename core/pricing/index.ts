/** Prices with their side of VAT, discounts and options. */
export { alignedPrice, exclOf, inclOf, onSide, sellingPrice, unitBase, unitSelling } from './price.ts'
export type { Price, PriceSide } from './price.ts'
export { shownPrice } from './shownPrice.ts'
export type { ShownPrice } from './shownPrice.ts'
