import type { Cents } from '../money/units.ts'
import type { Cart, CartTotals } from './cart.ts'
import { lineTotals } from './lineTotals.ts'

/**
 * What the shopper pays less than the lines cost without their discounts: discounts on products and options and the coupons together, in
 * cents on one side of VAT. Never below zero; shipping has no part in it.
 */
export const cartSavings = (
  cart: Pick<Cart, 'lines'>,
  totals: Pick<CartTotals, 'discountInclVat' | 'discountExclVat'>,
  exclVat: boolean,
): Cents => {
  const side = exclVat ? 'discountExclVat' : 'discountInclVat'
  let savings: number = totals[side]
  for (const line of cart.lines) savings += lineTotals(line)[side]
  return (savings < 0 ? 0 : savings) as Cents
}
