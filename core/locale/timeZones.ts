import { calendar } from './calendar.ts'

/** Minutes that a place's clocks are ahead of UTC at a moment (ms since 1970-01-01 UTC). */
export type ZoneOffset = (instant: number) => number

/** The time zones that the core can tell, by their IANA names (LOC-05). */
export type TimeZone = 'Europe/Amsterdam' | 'America/New_York' | 'UTC'

const minute = 60_000

/** The nth Sunday of a month (1 first, -1 last) at a time of day in minutes UTC, as a moment. */
const sunday = (year: number, month: number, nth: 1 | 2 | -1, minutes: number): number => {
  const first = calendar.dayNumber({ year, month: nth === -1 ? month + 1 : month, day: 1 })
  const firstSunday = first + 7 - calendar.weekday(first)
  return ((firstSunday + (nth === -1 ? -7 : (nth - 1) * 7)) * 1440 + minutes) * minute
}

const seasonal =
  (standard: number, summer: (year: number) => readonly [start: number, end: number]): ZoneOffset =>
  (instant) => {
    const { year } = calendar.dayOf(Math.floor((instant + standard * minute) / (1440 * minute)))
    const [start, end] = summer(year)
    return instant >= start && instant < end ? standard + 60 : standard
  }

/**
 * Clocks of the places the shop knows (LOC-05), by the rules for summer time of the European Union (since 1996) and of the
 * United States (since 2007); earlier moments are shown by the same rules.
 */
export const timeZones: Readonly<Record<TimeZone, ZoneOffset>> = {
  'Europe/Amsterdam': seasonal(60, (year) => [sunday(year, 3, -1, 60), sunday(year, 10, -1, 60)]),
  'America/New_York': seasonal(-300, (year) => [sunday(year, 3, 2, 420), sunday(year, 11, 1, 360)]),
  UTC: () => 0,
}
