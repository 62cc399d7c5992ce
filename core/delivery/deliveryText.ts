import type { DeliveryTime } from '../catalogue/product.ts'
import type { Phrase } from '../notifications/phrase.ts'

/**
 * How a delivery time is told (OPT-04). 1 day is tomorrow; from 7 days on a product told in weeks takes n = ceil(days / 7) weeks:
 * one week, else from n − 1 to n. No days, 0 or less: there is no indication.
 */
export const deliveryText = (days: number | null, unit: DeliveryTime['unit']): Phrase => {
  if (days === null || !(days > 0)) return { key: 'delivery.none' }
  if (days === 1) return { key: 'delivery.tomorrow' }
  if (unit === 'day' || days < 7) return { key: 'delivery.withinDays', params: { count: days } }
  const weeks = Math.ceil(days / 7)
  return weeks === 1 ? { key: 'delivery.week' } : { key: 'delivery.weeks', params: { from: weeks - 1, to: weeks } }
}
