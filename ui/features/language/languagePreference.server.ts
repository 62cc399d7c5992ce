import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { localeCodes, preferredLocale } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'

/** The language preferences of a request. */
export interface LanguagePreference {
  /** The stored preference. */
  readonly stored: string | null
  /** The browser's Accept-Language. */
  readonly accepted: string | null
}

export const noPreference: LanguagePreference = { stored: null, accepted: null }

export const preferenceOf = (context: Context): LanguagePreference => ({
  stored: getCookie(context, 'locale') ?? null,
  accepted: context.req.header('accept-language') ?? null,
})

/** The language for an address without one; `main` for a visitor who prefers none of the offered ones. */
export const localeFor = ({ stored, accepted }: LanguagePreference, main: Locale): Locale => preferredLocale(stored, accepted, main)

/** Cache key part: visitors at one domain with one preference get the same page. */
export const audienceOf = ({
  host,
  preferredLanguage,
}: {
  readonly host: string
  readonly preferredLanguage: LanguagePreference
}): string => [host, ...localeCodes.map((main) => localeFor(preferredLanguage, main))].join(' ')
