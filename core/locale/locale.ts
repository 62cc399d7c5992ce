import { localeTable } from './localeTable.ts'
import type { Language } from './localeTable.ts'

export type { CountryCode } from './country.ts'

/** ISO 639-3 code of a language of the shop (LOC-01). */
export type Locale = keyof typeof localeTable

/** Differences between the languages, by code. */
export const locales: Readonly<Record<Locale, Language & { readonly tag: (typeof localeTable)[Locale]['tag'] }>> = localeTable

/** All supported languages; the configuration selects the offered ones (LOC-06). */
export const localeCodes = Object.keys(localeTable) as readonly Locale[]

/** The language of addresses without a prefix, and of a shop that names no main one. */
export const defaultLocale = 'nld' satisfies Locale

/** One value for each language. */
export const perLocale = <Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(localeCodes.map((locale) => [locale, make(locale)])) as Readonly<Record<Locale, Value>>

/** The same page's path in every language, as in the address bar (English under /en). */
export type LocalePaths = Readonly<Record<Locale, string>>

/** Whether text from outside (a cookie, configuration) names a language of the shop. */
export const isLocale = (text: unknown): text is Locale => localeCodes.some((locale) => locale === text)

/** The shop's language of a tag from outside ('en-GB' is 'eng'); null for one that the shop does not speak. */
export const localeOfTag = (tag: string): Locale | null => {
  const primary = tag.toLowerCase().split('-')[0]
  return localeCodes.find((locale) => locales[locale].primary === primary) ?? null
}
