/** Prices with their side of VAT, discounts and options. */
export { onSide, sellingPrice } from './price.ts'
export type { Price, PriceSide, VolumePrice } from './price.ts'
export { shownPrice } from './shownPrice.ts'
export type { ShownPrice } from './shownPrice.ts'
export { priceAt, volumePriceAt } from './volumePrice.ts'
export { unitPrice } from './unitPrice.ts'
export type { Contents } from './unitPrice.ts'
