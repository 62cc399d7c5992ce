/** Languages, countries and dates. */
export { dateText, defaultDateSettings, instantOf, isoWeek } from './dates.ts'
export type { DateFormat, DateSettings, TimeZone } from './dates.ts'
export { isLocale, locales } from './locale.ts'
export type { CountryCode, Locale, LocalePaths } from './locale.ts'
export { preferredLocale } from './preferredLocale.ts'
