import { calendar } from './calendar.ts'
import { defaultDateSettings } from './dateSettings.ts'
import type { ZoneOffset } from './timeZones.ts'
import { wallClock } from './wallClock.ts'

/** The ISO 8601 week of a moment, 1 to 53, with the year it belongs to (that of its Thursday); null when the text is no moment (LOC-05). */
export const isoWeek = (
  moment: string,
  zone: ZoneOffset = defaultDateSettings.zone,
): { readonly year: number; readonly week: number } | null => {
  const clock = wallClock(moment, zone)
  if (clock === null) return null
  const thursday = clock.dayNumber + 4 - calendar.weekday(clock.dayNumber)
  const { year } = calendar.dayOf(thursday)
  return { year, week: Math.floor((thursday - calendar.dayNumber({ year, month: 1, day: 1 })) / 7) + 1 }
}
