import { wallMomentAt } from '../locale/dates.ts'
import type { TimeZone } from '../locale/dateSettings.ts'
import type { CountryCode } from '../locale/locale.ts'
import type { Cents } from '../money/units.ts'
import type { Phrase } from '../notifications/phrase.ts'
import { deliveryText } from './delivery.ts'
import type { DeliveryTime } from './delivery.ts'

/** The shop's general delivery terms. */
export interface DeliveryTerms {
  /** Minutes after midnight by that clock: what is ordered later counts as ordered the next day. null: nothing is too late. */
  readonly orderBefore: number | null
  /** Price of the first delivery method incl. VAT; null when it is not known in advance. */
  readonly shipping: Cents | null
  /** For goods of this worth incl. VAT the first way is free; null when it never is. */
  readonly freeFrom: Cents | null
  /** Days that the first method takes beyond the product's own. */
  readonly extraDays: number
  /** On which the first method delivers, 1 is Monday and 7 Sunday. Left out: on all. */
  readonly weekdays?: readonly number[]
  /** On which nothing is delivered whatever day of the week it is, in days since 1970-01-01. Left out: none. */
  readonly holidays?: readonly number[]
}

/** The terms as they usually are, and what is different in other countries (CHK-05). */
export interface DeliverySettings extends DeliveryTerms {
  readonly countries: Readonly<Partial<Record<CountryCode, Omit<DeliveryTerms, 'orderBefore' | 'holidays'>>>>
}

/** The terms for this country. */
export const deliveryTermsIn = ({ countries, ...usual }: DeliverySettings, country: CountryCode): DeliveryTerms => ({
  ...usual,
  ...countries[country],
})

/** The time in the shop's time zone. */
export interface ShopTime {
  /** Milliseconds since 1970-01-01 UTC, by the server's clock. */
  readonly now: number
  /** Where the shop's clock hangs. */
  readonly zone: TimeZone
}

/** When something ordered now arrives. */
export interface DeliveryPromise {
  /** How long it takes, in words (OPT-04). */
  readonly text: Phrase
  /** The day of arrival, in days since 1970-01-01; null where only weeks are known, or nothing. */
  readonly day: number | null
  /** Minutes left in which this holds; null when it holds all day, or is too late for today anyway. */
  readonly minutesLeft: number | null
}

/** Days within which the first method delivers at least once; one that never does is taken at its days. */
const longestPause = 31

/** The first day from this one on, in days since 1970-01-01, on which goods are delivered. */
const firstOpenDay = (from: number, { weekdays, holidays = [] }: Pick<DeliveryTerms, 'weekdays' | 'holidays'>): number => {
  // 1970-01-01 was a Thursday.
  const isOpen = (day: number): boolean => (weekdays?.includes(((day + 3) % 7) + 1) ?? true) && !holidays.includes(day)
  for (let day = from; day < from + longestPause; day += 1) if (isOpen(day)) return day
  return from
}

/**
 * The one promise of delivery that cards, product, cart and checkout make (OPT-04): the days that something takes by the first way of
 * delivery, counted from the day on which the shop still takes orders, by the shop's own clock, and until a day on which it delivers.
 */
export const deliveryPromise = (
  days: number | null,
  unit: DeliveryTime['unit'],
  terms: Pick<DeliveryTerms, 'orderBefore' | 'extraDays' | 'weekdays' | 'holidays'>,
  { now, zone }: ShopTime,
): DeliveryPromise => {
  if (days === null || !(days > 0)) return { text: deliveryText(days, unit), day: null, minutesLeft: null }
  if (unit === 'week' && days >= 7) return { text: deliveryText(days, unit), day: null, minutesLeft: null }
  const { orderBefore, extraDays } = terms
  const { day, minute } = wallMomentAt(now, zone)
  const isLate = orderBefore !== null && minute >= orderBefore
  const arrival = firstOpenDay(day + days + extraDays + (isLate ? 1 : 0), terms)
  return {
    text: deliveryText(arrival - day, unit),
    day: arrival,
    minutesLeft: orderBefore === null || isLate ? null : orderBefore - minute,
  }
}
