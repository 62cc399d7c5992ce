import type { Shop } from '@thuishaven/core'
import { loadConsentMessages } from '../../messages/createTexts.ts'
import type { Texts } from '../../messages/createTexts.ts'

/** Fetches what the wall shows: the choice as it stands, and its messages. */
export const prepareWall = async ({ consent, locale }: Shop, texts: Texts): Promise<void> => {
  const messages = texts.exists('consent.title') ? null : loadConsentMessages(locale)
  await consent.load()
  if (messages !== null) texts.add(await messages)
}
