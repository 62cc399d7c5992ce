import type { Cents } from '../money/units.ts'
import { shownPrice } from '../pricing/shownPrice.ts'
import { isInCart } from './cart.ts'
import type { Cart, CartTotals } from './cart.ts'

/**
 * What the shopper saves in cents on one side of VAT: of each line its crossed-out price minus its selling price, and the coupons. A line
 * without a crossed-out price saves nothing (PRC-08). Never below zero; shipping has no part in it.
 */
export const cartSavings = (
  cart: Pick<Cart, 'lines'>,
  totals: Pick<CartTotals, 'discountInclVat' | 'discountExclVat'>,
  exclVat: boolean,
): Cents => {
  let savings: number = exclVat ? totals.discountExclVat : totals.discountInclVat
  for (const line of cart.lines)
    if (isInCart(line)) savings += shownPrice(line.price, line.options, { exclVat, quantity: line.quantity }).saved
  return (savings < 0 ? 0 : savings) as Cents
}
