import type { Locale } from './locale.ts'
import { timeZones } from './timeZones.ts'
import type { ZoneOffset } from './timeZones.ts'

/** Where and for whom a date is written (LOC-05). */
export interface DateSettings {
  readonly zone: ZoneOffset
  readonly locale: Locale
}

/** How dates are shown until the shop is configured: America/New_York, English (LOC-05). */
export const defaultDateSettings: DateSettings = { zone: timeZones['America/New_York'], locale: 'eng' }
