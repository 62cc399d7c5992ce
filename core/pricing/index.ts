/** Prices with their side of VAT, discounts and options. */
export { alignedPrice, exclOf, inclOf, onSide, priceSides, sellingPrice, unitBase, unitSelling } from './price.ts'
export type { Price, PriceSide, PriceSides } from './price.ts'
export { shownPrice } from './shownPrice.ts'
export type { ShownPrice } from './shownPrice.ts'
