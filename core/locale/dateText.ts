import type { Message } from '../notifications/phrase.ts'
import { defaultDateSettings } from './dateSettings.ts'
import type { ZoneOffset } from './timeZones.ts'
import { wallClock } from './wallClock.ts'
import type { WallClock } from './wallClock.ts'

/** The three ways to write a moment (LOC-05). */
export type DateFormat = 'DD-MM-YYYY' | 'DD-MM-YYYY HH:mm:ss' | 'HH:mm'

const two = (value: number): string => String(value).padStart(2, '0')
const day = (clock: WallClock): string => `${two(clock.day)}-${two(clock.month)}-${String(clock.year).padStart(4, '0')}`
const hours = (clock: WallClock): string => `${two(clock.hour)}:${two(clock.minute)}`

const formats: Readonly<Record<DateFormat, (clock: WallClock) => string>> = {
  'DD-MM-YYYY': day,
  'DD-MM-YYYY HH:mm:ss': (clock) => `${day(clock)} ${hours(clock)}:${two(clock.second)}`,
  'HH:mm': hours,
}

/** A moment of the host (RFC 3339) as text in one of the shop's formats; the phrase 'Date not available' for anything else (LOC-05). */
export const dateText = (moment: string | null, format: DateFormat, zone: ZoneOffset = defaultDateSettings.zone): Message => {
  const clock = moment === null ? null : wallClock(moment, zone)
  return clock === null ? { key: 'dates.notAvailable' } : { text: formats[format](clock) }
}
