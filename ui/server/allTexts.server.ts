import type { i18n } from 'i18next'
import type { Locale } from '@thuishaven/core/locale'
import { addSentences, createTexts, loadCatalogue, loadFormSentences } from '../messages/createTexts.ts'

/** Every sentence of a language; one instance serves all requests, because nothing of a visitor is in it. */
export const allTexts = async (locale: Locale, onMissing: (key: string) => void): Promise<i18n> => {
  const texts = createTexts(locale, await loadCatalogue(locale), onMissing)
  addSentences(texts, locale, await loadFormSentences(locale))
  return texts
}
