import type { Cents } from '../money/units.ts'
import { alignedPrice } from './alignedPrice.ts'
import type { Price } from './price.ts'
import { sellingPrice } from './sellingPrice.ts'

/** What one piece with its options costs on the product's side, each component discounted and rounded for itself (PRC-01). Never below 0. */
export const unitSelling = (product: Price, options: readonly { readonly price: Price | null }[]): Cents => {
  let sum: number = sellingPrice(product)
  for (const { price } of options) if (price !== null) sum += sellingPrice(alignedPrice(price, product))
  return (sum > 0 ? sum : 0) as Cents
}
