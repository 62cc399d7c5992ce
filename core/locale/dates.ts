import type { Message } from '../notifications/phrase.ts'
import { defaultDateSettings } from './dateSettings.ts'
import type { TimeZone } from './dateSettings.ts'
import { locales } from './locale.ts'
import type { Locale } from './locale.ts'

const moment = /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/

/** Days from 1970-01-01 to a day of the Gregorian calendar; months and days count from 1. Years start in March here: a leap day is a year's last. */
const dayNumber = (year: number, month: number, day: number): number => {
  const marchYear = month <= 2 ? year - 1 : year
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 719_469
}

const daysIn = (year: number, month: number): number =>
  (month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1)) - dayNumber(year, month, 1)

/**
 * Milliseconds since 1970-01-01 UTC of a moment as the backend writes it (RFC 3339: '2026-03-29T01:00:00Z'); null for any other text,
 * days that do not exist included. A leap second counts as the second after it.
 */
export const instantOf = (text: string): number | null => {
  const parts = moment.exec(text)
  if (parts === null) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number)
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59 || second > 60) return null
  const [offsetHours, offsetMinutes] = [Number(parts[9] ?? 0), Number(parts[10] ?? 0)]
  if (offsetHours > 23 || offsetMinutes > 59) return null
  const offset = (parts[8] === '-' ? -1 : 1) * (offsetHours * 60 + offsetMinutes)
  const milliseconds = Number((parts[7] ?? '').padEnd(3, '0').slice(0, 3))
  return (((dayNumber(year, month, day) * 24 + hour) * 60 + minute - offset) * 60 + second) * 1000 + milliseconds
}

/** Local date and time of a place. */
type Wall = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>>

/** Making one takes a thousand times as long as using it. */
const clocks = new Map<TimeZone, Intl.DateTimeFormat>()

const clockOf = (timeZone: TimeZone): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const two = '2-digit'
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  })
  clocks.set(timeZone, clock)
  return clock
}

/** The used part of `Temporal`, which not every browser supports yet. */
interface UsedOfTemporal {
  readonly Instant: { readonly fromEpochMilliseconds: (instant: number) => { readonly toZonedDateTimeISO: (zone: TimeZone) => Wall } }
}

/**
 * Uses `Temporal` where available: it is fast, while the first formatter of `Intl` takes a phone 0.1 s. It accepts only whole milliseconds,
 * and a browser's clock has fractions.
 */
const wallAt = (instant: number, zone: TimeZone): Wall => {
  const { Temporal } = globalThis as { readonly Temporal?: UsedOfTemporal }
  if (Temporal !== undefined) return Temporal.Instant.fromEpochMilliseconds(Math.floor(instant)).toZonedDateTimeISO(zone)
  const wall = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of clockOf(zone).formatToParts(instant)) if (type in wall) wall[type as keyof Wall] = Number(value)
  return wall
}

/** A moment as the calendar of a place shows it. */
export interface WallMoment {
  /** In days since 1970-01-01. */
  readonly day: number
  /** Since midnight by the clock on the wall. */
  readonly minute: number
}

/** The last requested time of each place, cached because a list requests the same one for every card. */
const recentMoments = new Map<TimeZone, WallMoment & { readonly instant: number }>()

/** The day that a place's calendar shows at a moment, in days since 1970-01-01, and the minutes since its midnight by the clock on the wall. */
export const wallMomentAt = (instant: number, zone: TimeZone): WallMoment => {
  const last = recentMoments.get(zone)
  if (last?.instant === instant) return last
  const { year, month, day, hour, minute } = wallAt(instant, zone)
  const found = { instant, day: dayNumber(year, month, day), minute: hour * 60 + minute }
  recentMoments.set(zone, found)
  return found
}

/**
 * Takes over what was worked out elsewhere, such as on the server: the first calendar of `Intl` costs a telephone a tenth of a second.
 * @param instant in ms since 1970-01-01 UTC
 */
export const seedToday = (instant: number, zone: TimeZone, { day, minute }: WallMoment): void =>
  void recentMoments.set(zone, { instant, day, minute })

/** Formats a day, given in days since 1970-01-01: 'dinsdag 24 november', 'Tuesday, November 24'. */
export const dayText = (day: number, locale: Locale): string => {
  const date = new Date(day * 86_400_000)
  const { weekdays, months, pattern } = locales[locale].dates
  return pattern
    .replace('{weekday}', weekdays[date.getUTCDay()] ?? '')
    .replace('{month}', months[date.getUTCMonth()] ?? '')
    .replace('{day}', String(date.getUTCDate()))
}

const wallOf = (text: string, zone: TimeZone): Wall | null => {
  const instant = instantOf(text)
  return instant === null ? null : wallAt(instant, zone)
}

/** The three ways to write a moment (LOC-05). */
export type DateFormat = 'DD-MM-YYYY' | 'DD-MM-YYYY HH:mm:ss' | 'HH:mm'

const digits = (value: number, count = 2): string => String(value).padStart(count, '0')
const dateOf = ({ day, month, year }: Wall): string => `${digits(day)}-${digits(month)}-${digits(year, 4)}`
const timeOf = ({ hour, minute }: Wall): string => `${digits(hour)}:${digits(minute)}`

const formats: Readonly<Record<DateFormat, (wall: Wall) => string>> = {
  'DD-MM-YYYY': dateOf,
  'DD-MM-YYYY HH:mm:ss': (wall) => `${dateOf(wall)} ${timeOf(wall)}:${digits(wall.second)}`,
  'HH:mm': timeOf,
}

/**
 * A moment of the backend (RFC 3339) as text in one of the shop's formats; the phrase 'Date not available' for anything else (LOC-05).
 * Throws a RangeError for a zone that there is not.
 */
export const dateText = (text: string | null, format: DateFormat, zone: TimeZone = defaultDateSettings.zone): Message => {
  const wall = text === null ? null : wallOf(text, zone)
  return wall === null ? { key: 'dates.notAvailable' } : { text: formats[format](wall) }
}

/** Day of the week (1 is Monday) and time ('HH:mm') of a moment at a place; null when the text is no moment. */
export const clockOn = (text: string, zone: TimeZone): { readonly weekday: number; readonly time: string } | null => {
  const wall = wallOf(text, zone)
  if (wall === null) return null
  // 1970-01-01 was a Thursday.
  const days = dayNumber(wall.year, wall.month, wall.day) + 3
  return { weekday: (((days % 7) + 7) % 7) + 1, time: timeOf(wall) }
}

/** The ISO 8601 week of a moment, 1 to 53, with the year it belongs to (that of its Thursday); null when the text is no moment (LOC-05). */
export const isoWeek = (
  text: string,
  zone: TimeZone = defaultDateSettings.zone,
): { readonly year: number; readonly week: number } | null => {
  const wall = wallOf(text, zone)
  if (wall === null) return null
  const { year } = wall
  const today = dayNumber(year, wall.month, wall.day)
  // 1970-01-01 was a Thursday, and every Thursday is whole weeks from it.
  const thursday = Math.floor((today + 3) / 7) * 7
  const yearOfWeek = thursday < dayNumber(year, 1, 1) ? year - 1 : thursday >= dayNumber(year + 1, 1, 1) ? year + 1 : year
  return { year: yearOfWeek, week: Math.floor((thursday - dayNumber(yearOfWeek, 1, 1)) / 7) + 1 }
}
