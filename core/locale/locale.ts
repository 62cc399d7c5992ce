/** The shop's two languages, by ISO 639-3 code as the specification names them (LOC-01). */
export type Locale = 'nld' | 'eng'

/** The same page's path in every language, each as it stands in the address bar (English under /en). */
export type LocalePaths = Readonly<Record<Locale, string>>

/** The countries that the shop delivers to, ISO 3166-1 alpha-2 (VAL-06). */
export type CountryCode = 'NL' | 'BE'

/** What the outside calls a language of the shop: tag for Accept-Language and `lang`, prefix in the address bar (LOC-01, LOC-02). */
export const locales: Readonly<
  Record<Locale, { readonly tag: 'nl-NL' | 'en-US'; readonly primary: 'nl' | 'en'; readonly prefix: '' | '/en' }>
> = {
  nld: { tag: 'nl-NL', primary: 'nl', prefix: '' },
  eng: { tag: 'en-US', primary: 'en', prefix: '/en' },
}

/** The languages of the shop; whoever does something for each of them walks through these. */
export const localeCodes = Object.keys(locales) as readonly Locale[]

/** Whether text from outside (a cookie, configuration) names a language of the shop. */
export const isLocale = (text: unknown): text is Locale => localeCodes.some((code) => code === text)
