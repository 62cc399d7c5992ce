import type { Locale } from '@thuishaven/core/locale'
import { createTexts, loadAccountSentences, loadCatalogue, loadConsentSentences, loadFormSentences } from '../messages/createTexts.ts'
import type { Texts } from '../messages/createTexts.ts'

/** Every sentence of a language; one reader serves all requests, because nothing of a visitor is in it. */
export const allTexts = async (locale: Locale, onMissing: (key: string) => void): Promise<Texts> => {
  const texts = createTexts(locale, await loadCatalogue(locale), onMissing)
  texts.add(await loadFormSentences(locale))
  texts.add(await loadAccountSentences(locale))
  texts.add(await loadConsentSentences(locale))
  return texts
}
