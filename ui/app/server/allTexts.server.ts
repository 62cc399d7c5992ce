import { localeCodes } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { createMessages } from '../../messages/createMessages.ts'
import type { Messages } from '../../messages/createMessages.ts'

/** Every message of a language; one instance serves all requests, because nothing of a visitor is in it. */
export const allTexts = async (locale: Locale, onMissing: (key: string) => void): Promise<Messages> => {
  const messages = createMessages(locale, onMissing)
  await Promise.all((['shop', 'forms', 'account', 'consent'] as const).map(messages.load))
  return messages
}

/** Those of every language. */
export const textsByLocale = async (onMissing: (key: string) => void): Promise<Readonly<Record<Locale, Messages>>> => {
  const texts = await Promise.all(localeCodes.map(async (locale) => [locale, await allTexts(locale, onMissing)] as const))
  return Object.fromEntries(texts) as Record<Locale, Messages>
}
