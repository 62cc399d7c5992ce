import type { Locale, LocalePaths } from './locale.ts'

/** Which languages a shop speaks and where (LOC-03, LOC-06); a part of its configuration. */
export interface LanguageSettings {
  /** The offered ones, at least one. */
  readonly languages: readonly Locale[]
  readonly mainLocale: Locale
  /** Public addresses of languages that have their own, without trailing slash. */
  readonly domains: Partial<LocalePaths>
}

/** The default language: the main one, or the first that is offered. */
export const mainLanguage = ({ languages, mainLocale }: Pick<LanguageSettings, 'languages' | 'mainLocale'>): Locale =>
  languages.includes(mainLocale) ? mainLocale : (languages[0] ?? mainLocale)

/** The offered languages that lack a domain while another has one (LOC-03); none where no language has its own. */
export const languagesWithoutDomain = ({ languages, domains }: Pick<LanguageSettings, 'languages' | 'domains'>): readonly Locale[] =>
  languages.some((locale) => domains[locale] !== undefined) ? languages.filter((locale) => domains[locale] === undefined) : []
