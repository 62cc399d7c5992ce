import type { Shop } from '@thuishaven/core'
import { loadConsentSentences } from '../../messages/createTexts.ts'
import type { Texts } from '../../messages/createTexts.ts'

/** Fetches what the wall shows: the choice as it stands, and its sentences. */
export const prepareWall = async ({ consent, locale }: Shop, texts: Texts): Promise<void> => {
  const sentences = texts.exists('consent.title') ? null : loadConsentSentences(locale)
  await consent.load()
  if (sentences !== null) texts.add(await sentences)
}
