import type { Locale } from '@thuishaven/core/locale'
import { createTexts, loadAccountMessages, loadCatalogue, loadConsentMessages, loadFormMessages } from '../messages/createTexts.ts'
import type { Texts } from '../messages/createTexts.ts'

/** Every message of a language; one reader serves all requests, because nothing of a visitor is in it. */
export const allTexts = async (locale: Locale, onMissing: (key: string) => void): Promise<Texts> => {
  const texts = createTexts(locale, await loadCatalogue(locale), onMissing)
  texts.add(await loadFormMessages(locale))
  texts.add(await loadAccountMessages(locale))
  texts.add(await loadConsentMessages(locale))
  return texts
}
