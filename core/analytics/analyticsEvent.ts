import type { Cart, CartTotals } from '../cart/cart.ts'
import { lineTotals } from '../cart/lineTotals.ts'
import type { Cents } from '../money/units.ts'
import { analyticsItem } from './analyticsItem.ts'
import { euros } from './euros.ts'
import type { AnalyticsEvent, AnalyticsEventName } from './event.ts'

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
