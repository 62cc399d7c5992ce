import { euros } from '../analytics/event.ts'
import type { SaleEvent, SaleName } from '../analytics/event.ts'
import { analyticsItem } from '../analytics/item.ts'
import type { Cart, CartTotals } from './cart.ts'
import { lineTotals } from './lineTotals.ts'
import type { Cents } from '../money/units.ts'

/**
 * An event about a cart, or about the lines that were put in or taken out (ANA-01, ANA-02).
 * @param totals value of the event: what the whole costs including VAT; without it, what the lines cost
 */
export const analyticsEvent = (
  name: Exclude<SaleName, 'purchase'>,
  cart: Pick<Cart, 'lines'>,
  totals?: Pick<CartTotals, 'totalInclVat'>,
): SaleEvent => {
  const lines = cart.lines.reduce((sum, line) => sum + lineTotals(line).totalInclVat, 0) as Cents
  return { name, currency: 'EUR', value: euros(totals?.totalInclVat ?? lines), items: cart.lines.map(analyticsItem) }
}

/** The analytics event of a cart change: only added and removed lines, because a larger quantity is no new interest (ANA-01). */
export const linesEvents = (before: Pick<Cart, 'lines'>, after: Pick<Cart, 'lines'>): readonly SaleEvent[] => {
  const missing = (lines: Cart['lines'], others: Cart['lines']) => lines.filter(({ id }) => !others.some((other) => other.id === id))
  const added = missing(after.lines, before.lines)
  const removed = missing(before.lines, after.lines)
  return [
    ...(added.length > 0 ? [analyticsEvent('add_to_cart', { lines: added })] : []),
    ...(removed.length > 0 ? [analyticsEvent('remove_from_cart', { lines: removed })] : []),
  ]
}
