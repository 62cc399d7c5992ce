import type { Locale } from '@thuishaven/core/locale'

/** What offers the page in the other language; it travels with that line, and each language offers the other one. */
export const languageOfferMessages: Readonly<Record<Locale, Readonly<Record<'otherLanguage' | 'stayHere', string>>>> = {
  nld: { otherLanguage: 'View this page in English', stayHere: 'Nederlands houden' },
  eng: { otherLanguage: 'Bekijk deze pagina in het Nederlands', stayHere: 'Keep English' },
}
