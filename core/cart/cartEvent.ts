import { euros } from '../analytics/event.ts'
import type { AnalyticsEvent, AnalyticsEventName, AnalyticsItem } from '../analytics/event.ts'
import type { Cart, CartLine, CartTotals } from './cart.ts'
import { lineTotals } from './lineTotals.ts'
import type { Cents } from '../money/units.ts'
import { onSide, unitBase, unitSelling } from '../pricing/price.ts'

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

/**
 * An event about a cart, or about the lines that were put in or taken out (ANA-01, ANA-02).
 * @param totals value of the event: what the whole costs including VAT; without it, what the lines cost
 */
export const analyticsEvent = (
  name: Exclude<AnalyticsEventName, 'purchase'>,
  cart: Pick<Cart, 'lines'>,
  totals?: Pick<CartTotals, 'totalInclVat'>,
): AnalyticsEvent => {
  const lines = cart.lines.reduce((sum, line) => sum + lineTotals(line).totalInclVat, 0) as Cents
  return { name, currency: 'EUR', value: euros(totals?.totalInclVat ?? lines), items: cart.lines.map(analyticsItem) }
}
