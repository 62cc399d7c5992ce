import { calendar } from './calendar.ts'
import type { CalendarDay } from './calendar.ts'
import { instantOf } from './instant.ts'
import type { ZoneOffset } from './timeZones.ts'

/** What a clock and a calendar on the wall of a place show. */
export interface WallClock extends CalendarDay {
  readonly hour: number
  readonly minute: number
  readonly second: number
  /** Days since 1970-01-01. */
  readonly dayNumber: number
}

/** Reads the wall clock of a place at a moment of the host (RFC 3339); null when the text is no moment (LOC-05). */
export const wallClock = (moment: string, zone: ZoneOffset): WallClock | null => {
  const instant = instantOf(moment)
  if (instant === null) return null
  const seconds = Math.floor(instant / 1000) + zone(instant) * 60
  const dayNumber = Math.floor(seconds / 86_400)
  const rest = seconds - dayNumber * 86_400
  return {
    ...calendar.dayOf(dayNumber),
    dayNumber,
    hour: Math.floor(rest / 3600),
    minute: Math.floor(rest / 60) % 60,
    second: rest % 60,
  }
}
