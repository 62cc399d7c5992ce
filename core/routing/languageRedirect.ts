import { mainLanguage } from '../locale/languages.ts'
import type { LanguageSettings } from '../locale/languages.ts'
import type { Locale } from '../locale/locale.ts'
import { localeOfPath, localePath, splitAddress } from './paths.ts'

/** The 302 target of a first request in another language. */
export interface LanguageRedirect {
  /** A path in the address bar, or an absolute address at the language's own domain. */
  readonly to: string
  /** Another visitor at the same address may be led elsewhere. */
  readonly dependsOnVisitor: boolean
}

const hostOf = (domain: string | undefined): string | null =>
  domain === undefined ? null : domain.replace(/^https?:\/\//, '').toLowerCase()

/**
 * Which language a first request gets (LOC-01, LOC-03, LOC-06); null when it is right where it is. A language that is not offered leads
 * to the same address in the main one. At '/' the domain decides, else the visitor's preference. A page of another language than its domain's
 * is at home at that language's domain, where it has one.
 * @param address path and query as in the address bar
 * @param host as the visitor's browser named it, with a port where there is one
 * @param preferred the visitor's language by preference and browser
 */
export const languageRedirect = (
  address: string,
  host: string,
  { languages, mainLocale, domains }: LanguageSettings,
  preferred: Locale,
): LanguageRedirect | null => {
  const { locale, path } = localeOfPath(address)
  const main = mainLanguage({ languages, mainLocale })
  const here = languages.find((one) => hostOf(domains[one]) === host.toLowerCase()) ?? null
  if (!languages.includes(locale)) return { to: localePath(main, path), dependsOnVisitor: false }
  if (splitAddress(address).path === '/') {
    const target = here ?? (languages.includes(preferred) ? preferred : main)
    return target === locale ? null : { to: localePath(target, path), dependsOnVisitor: here === null }
  }
  const home = domains[locale]
  return here === null || here === locale || home === undefined ? null : { to: home + address, dependsOnVisitor: false }
}
