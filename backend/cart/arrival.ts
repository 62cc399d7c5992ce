import type { Backend } from '../answers/Backend.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'
import type { DeliveryMethodRecord } from '../records/DeliveryRecord.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import type { MeasuredOption } from './measuredOptions.ts'
import { daysAfter, firstOpenDay } from '../delivery/openDays.ts'
import { shopTime } from '../delivery/shopTime.ts'

/** What decides when a line arrives. */
export interface ArrivingLine {
  readonly product: Pick<ProductRecord, 'delivery'>
  readonly options: readonly MeasuredOption[]
}

/** Whole days until a line arrives by the fastest method: of its slowest option with a delivery time, else of its product. null: unknown. */
const daysOf = ({ product, options }: ArrivingLine): number | null => {
  const slowest = Math.max(0, ...options.map(({ item }) => item.deliveryDays))
  const days = slowest > 0 ? slowest : product.delivery.totalDays
  return days === null || days <= 0 || (product.delivery.unit === 'week' && days >= 7) ? null : days
}

/**
 * The day on which the whole cart arrives by a delivery method when it is ordered now, as YYYY-MM-DD: the first on which it delivers after the days that
 * goods and method take; null where only weeks are known, or nothing. What is ordered too late today counts as ordered tomorrow.
 */
export const arrivalOf = (
  { now, shop }: Pick<Backend, 'now'> & { readonly shop: Pick<ShopRecord, 'delivery'> },
  lines: readonly ArrivingLine[],
  method: Pick<DeliveryMethodRecord, 'extraDays' | 'weekdays'>,
): string | null => {
  const days = lines.map(daysOf)
  if (days.length === 0 || days.includes(null)) return null
  const { day, time } = shopTime(now())
  const isLate = time >= shop.delivery.orderBefore
  const taken = Math.max(...days.map((each) => each ?? 0)) + method.extraDays + (isLate ? 1 : 0)
  return firstOpenDay(daysAfter(day, taken), method)
}
