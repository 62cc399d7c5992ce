import type { DayChoiceRecord, DeliveryMethodRecord } from '../records/DeliveryRecord.ts'
import { dutchHolidays } from './dutchHolidays.ts'

const dayLength = 86_400_000
/** Weekdays of a delivery method that names none. */
export const mondayToSaturday: readonly number[] = [1, 2, 3, 4, 5, 6]

/** The day so many days later; both as YYYY-MM-DD. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** Whether a delivery method delivers on this day, YYYY-MM-DD. */
const isOpen = (day: string, weekdays: readonly number[]): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekdays.includes(weekday) && !dutchHolidays(Number(day.slice(0, 4))).has(day)
}

/** Days within which every method delivers at least once, however many holidays there are. */
const longestPause = 31

/** The first day on which a delivery method delivers, from this one on; both as YYYY-MM-DD. The day itself where a setting leaves none open. */
export const firstOpenDay = (from: string, { weekdays = mondayToSaturday }: Pick<DeliveryMethodRecord, 'weekdays'>): string =>
  Array.from({ length: longestPause }, (_, index) => daysAfter(from, index)).find((day) => isOpen(day, weekdays)) ?? from

/**
 * The days on which the carrier comes, from the earliest possible one and over as many weeks as the shop offers: never on a Sunday or a public holiday.
 * @param earliest YYYY-MM-DD, as each day of the result
 */
export const openDays = (earliest: string, { weekdays, weeks }: Pick<DayChoiceRecord, 'weekdays' | 'weeks'>): readonly string[] =>
  Array.from({ length: weeks * 7 }, (_, index) => daysAfter(earliest, index)).filter((day) => isOpen(day, weekdays))

/** The public holidays among so many days from this one on; as YYYY-MM-DD. */
export const holidaysFrom = (first: string, days: number): readonly string[] =>
  Array.from({ length: days }, (_, index) => daysAfter(first, index)).filter((day) => dutchHolidays(Number(day.slice(0, 4))).has(day))
