import type { Backend } from '../answers/Backend.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'
import type { MeasuredOption } from './measuredOptions.ts'

/** What decides when a line arrives. */
export interface ArrivingLine {
  readonly product: Pick<ProductRecord, 'delivery'>
  readonly options: readonly MeasuredOption[]
}

/** The shop's time zone; orders after `orderBefore` count as placed the next day. */
const zone = 'Europe/Amsterdam'
const orderBefore = '23:30'

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Whole days until a line arrives by the fastest method: of its slowest option with a delivery time, else of its product. null: unknown. */
const daysOf = ({ product, options }: ArrivingLine): number | null => {
  const slowest = Math.max(0, ...options.map(({ item }) => item.deliveryDays))
  const days = slowest > 0 ? slowest : product.delivery.totalDays
  return days === null || days <= 0 || (product.delivery.unit === 'week' && days >= 7) ? null : days
}

/**
 * The day by which the whole cart arrives when it is ordered now, as YYYY-MM-DD; null where only weeks are known, or nothing.
 * @param extra days that this delivery method takes beyond the fastest
 */
export const arrivalOf = ({ now }: Pick<Backend, 'now'>, lines: readonly ArrivingLine[], extra: number): string | null => {
  const days = lines.map(daysOf)
  if (days.length === 0 || days.includes(null)) return null
  const part = Object.fromEntries(clock.formatToParts(now()).map(({ type, value }) => [type, value]))
  const isLate = `${part['hour']}:${part['minute']}` >= orderBefore
  const today = Date.UTC(Number(part['year']), Number(part['month']) - 1, Number(part['day']))
  const taken = Math.max(...days.map((each) => each ?? 0)) + extra + (isLate ? 1 : 0)
  return new Date(today + taken * 86_400_000).toISOString().slice(0, 10)
}
