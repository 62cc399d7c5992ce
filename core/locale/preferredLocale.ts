import { defaultLocale, isLocale, localeOfTag } from './locale.ts'
import type { Locale } from './locale.ts'

interface Task {
  readonly locale: Locale | null
  readonly weight: number
}

const preferenceOf = (entry: string): Task => {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { locale: localeOfTag(tag), weight: Number.isFinite(weight) ? weight : 0 }
}

/**
 * The language for a visitor: the stored preference, else the browser's preference, else the shop's main one (LOC-01).
 * @param stored value of the `locale` cookie; anything but a language of the shop counts as none
 * @param main the language without a supported preference
 * @param acceptLanguage an Accept-Language header, or the browser's languages joined with commas; any text is tolerated
 */
export const preferredLocale = (stored: string | null, acceptLanguage: string | null, main: Locale = defaultLocale): Locale => {
  if (isLocale(stored)) return stored
  const preferences = (acceptLanguage ?? '')
    .split(',')
    .map(preferenceOf)
    .filter((preference) => preference.weight > 0 && preference.locale !== null)
    .toSorted((a, b) => b.weight - a.weight)
  return preferences[0]?.locale ?? main
}
