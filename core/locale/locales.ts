import type { Locale } from './locale.ts'

/** What the outside calls a language of the shop: tag for Accept-Language and `lang`, prefix in the address bar (LOC-01, LOC-02). */
export const locales: Readonly<
  Record<Locale, { readonly tag: 'nl-NL' | 'en-US'; readonly primary: 'nl' | 'en'; readonly prefix: '' | '/en' }>
> = {
  nld: { tag: 'nl-NL', primary: 'nl', prefix: '' },
  eng: { tag: 'en-US', primary: 'en', prefix: '/en' },
}
