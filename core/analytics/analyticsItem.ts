import type { CartLine } from '../cart/cart.ts'
import type { Cents } from '../money/units.ts'
import { onSide } from '../pricing/onSide.ts'
import { unitBase } from '../pricing/unitBase.ts'
import { unitSelling } from '../pricing/unitSelling.ts'
import { euros } from './euros.ts'
import type { AnalyticsItem } from './event.ts'

/** One line as analytics knows it: price and discount of one piece with its options, in euros including VAT (ANA-02). */
export const analyticsItem = (line: CartLine, index: number): AnalyticsItem => {
  const { side, vat } = line.price
  const price = onSide(unitSelling(line.price, line.options), side, 'incl', vat)
  const base = onSide(unitBase(line.price, line.options), side, 'incl', vat)
  return {
    item_id: String(line.productId),
    item_name: line.title,
    discount: euros((base - price) as Cents),
    index,
    price: euros(price),
    quantity: line.quantity,
  }
}
