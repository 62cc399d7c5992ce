import type { Cents } from '../money/units.ts'
import { onSide, unitBase, unitSelling } from '../pricing/price.ts'
import { priceAt } from '../pricing/volumePrice.ts'
import type { CartLine, LineTotals } from './cart.ts'
import { isInCart, unitWeight } from './cart.ts'

/**
 * Totals of one line (PRC-03). A line that does not count (quantity 0) is all zeros.
 *
 * 1. Unit: the product's price at this quantity + options on the product's side, discounts rounded per component.
 * 2. On that side: subtotal = base × quantity, total = selling × quantity, discount = subtotal − total.
 * 3. The other side once per figure, never per piece; its discount is its subtotal − its total.
 * 4. VAT = total incl. − total excl.
 */
export const lineTotals = (line: Pick<CartLine, 'price' | 'options' | 'quantity' | 'weightGrams'>): LineTotals => {
  const quantity = isInCart(line) ? line.quantity : 0
  const price = priceAt(line.price, quantity)
  const { side, vat } = price
  const subtotal = (unitBase(price, line.options) * quantity) as Cents
  const total = (unitSelling(price, line.options) * quantity) as Cents
  const subtotalInclVat = onSide(subtotal, side, 'incl', vat)
  const subtotalExclVat = onSide(subtotal, side, 'excl', vat)
  const totalInclVat = onSide(total, side, 'incl', vat)
  const totalExclVat = onSide(total, side, 'excl', vat)
  return {
    subtotalInclVat,
    subtotalExclVat,
    discountInclVat: (subtotalInclVat - totalInclVat) as Cents,
    discountExclVat: (subtotalExclVat - totalExclVat) as Cents,
    totalInclVat,
    totalExclVat,
    totalVat: (totalInclVat - totalExclVat) as Cents,
    totalWeightGrams: unitWeight(line) * quantity,
  }
}
