import type { DayChoiceRecord } from '../records/DeliveryRecord.ts'
import { dutchHolidays } from './dutchHolidays.ts'

const dayLength = 86_400_000

/**
 * The days on which the carrier comes, from the earliest possible one and over as many weeks as the shop offers: never on a Sunday or a public holiday.
 * @param earliest YYYY-MM-DD, as each day of the result
 */
export const openDays = (earliest: string, { weekdays, weeks }: Pick<DayChoiceRecord, 'weekdays' | 'weeks'>): readonly string[] =>
  Array.from({ length: weeks * 7 }, (_, index) => new Date(Date.parse(`${earliest}T00:00:00Z`) + index * dayLength))
    .filter((day) => day.getUTCDay() !== 0 && weekdays.includes(day.getUTCDay()))
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => !dutchHolidays(Number(day.slice(0, 4))).has(day))
