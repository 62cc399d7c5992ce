/** Languages, countries and dates. */
export { clockOn, dateText, dayOf, dayText, isoWeek, seedToday } from './dates.ts'
export type { DateFormat, WallMoment } from './dates.ts'
export type { DateSettings, TimeZone } from './dateSettings.ts'
export { languagesWithoutDomain } from './languages.ts'
export type { LanguageSettings } from './languages.ts'
export { defaultLocale, localeCodes, localeOfTag, locales, perLocale } from './locale.ts'
export type { CountryCode, Locale, LocalePaths } from './locale.ts'
export { preferredLocale } from './preferredLocale.ts'
