import type { Locale } from './locale.ts'

/** A place by its name in the time zone database: 'Europe/Amsterdam'. */
export type TimeZone = string

/** Where and for whom a date is written (LOC-05). */
export interface DateSettings {
  readonly zone: TimeZone
  readonly locale: Locale
}

/** How dates are shown until the shop is configured: America/New_York, English (LOC-05). */
export const defaultDateSettings: DateSettings = { zone: 'America/New_York', locale: 'eng' }
