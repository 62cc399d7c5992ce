import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { localeCodes, preferredLocale } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'

/** What a visitor says about languages. */
export interface LanguagePreference {
  /** The kept preference. */
  readonly stored: string | null
  /** The browser's Accept-Language. */
  readonly accepted: string | null
}

export const noPreference: LanguagePreference = { stored: null, accepted: null }

export const preferenceOf = (context: Context): LanguagePreference => ({
  stored: getCookie(context, 'locale') ?? null,
  accepted: context.req.header('accept-language') ?? null,
})

/** The language that a visitor gets where the address names none; `main` for a visitor who prefers none of the offered ones. */
export const localeFor = ({ stored, accepted }: LanguagePreference, main: Locale): Locale => preferredLocale(stored, accepted, main)

/** Visitors of one address who get the same page as far as languages go: those at one domain with one preference. */
export const audienceOf = ({
  host,
  preferredLanguage,
}: {
  readonly host: string
  readonly preferredLanguage: LanguagePreference
}): string => [host, ...localeCodes.map((main) => localeFor(preferredLanguage, main))].join(' ')
