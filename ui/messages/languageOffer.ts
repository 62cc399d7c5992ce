import type { Locale } from '@thuishaven/core/locale'

/** What offers the page in the other language; it travels with that line, and each language offers the other one. */
export const languageOfferMessages: Readonly<Record<Locale, Readonly<Record<'view' | 'stay', string>>>> = {
  nld: { view: 'Bekijk deze pagina in het Nederlands', stay: 'Nederlands houden' },
  eng: { view: 'View this page in English', stay: 'Keep English' },
}
