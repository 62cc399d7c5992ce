import type { Cents } from '../money/units.ts'
import { alignedPrice } from './alignedPrice.ts'
import type { Price } from './price.ts'

/** One piece with its options before discount, on the product's side (PRC-03). An option may lower it, never below 0. */
export const unitBase = (product: Price, options: readonly { readonly price: Price | null }[]): Cents => {
  let sum: number = product.base
  for (const { price } of options) if (price !== null) sum += alignedPrice(price, product).base
  return (sum > 0 ? sum : 0) as Cents
}
