import type { Locale } from '@thuishaven/core/locale'
import { createMessages } from '../../messages/createMessages.ts'
import type { Messages } from '../../messages/createMessages.ts'

/** Every message of a language; one instance serves all requests, because nothing of a visitor is in it. */
export const allTexts = async (locale: Locale, onMissing: (key: string) => void): Promise<Messages> => {
  const messages = createMessages(locale, onMissing)
  await Promise.all((['shop', 'forms', 'account', 'consent'] as const).map(messages.load))
  return messages
}
