import { createInstance } from 'i18next'
import type { i18n } from 'i18next'
import { locales } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'

/** Sentences by area and name; plural forms end in _one and _other. */
export interface Catalogue {
  readonly [area: string]: string | Catalogue
}

/** BCP 47 tag of a language, as in html lang and Accept-Language (LOC-01). */
export const languageTag = (locale: Locale): string => locales[locale].tag

/** The sentences of one language, loaded only when it is the active one (LOC-04). */
export const loadCatalogue = async (locale: Locale): Promise<Catalogue> =>
  locale === 'nld' ? (await import('./nld.ts')).sentences : (await import('./eng.ts')).sentences

/** The further sentences of forms, the checkout and the account; only these pages need them. */
export const loadFormSentences = async (locale: Locale): Promise<Catalogue> =>
  locale === 'nld' ? (await import('./nld.forms.ts')).formSentences : (await import('./eng.forms.ts')).formSentences

/** Adds sentences to those that a page may say already. */
export const addSentences = (texts: i18n, locale: Locale, catalogue: Catalogue): void => {
  texts.addResourceBundle(locales[locale].tag, 'translation', catalogue, true, true)
}

/** An i18next instance for one language; `onMissing` hears of keys without a sentence. */
export const createTexts = (locale: Locale, catalogue: Catalogue, onMissing: (key: string) => void): i18n => {
  const texts = createInstance()
  void texts.init({
    lng: locales[locale].tag,
    fallbackLng: false,
    resources: { [locales[locale].tag]: { translation: catalogue } },
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => onMissing(key),
  })
  return texts
}
