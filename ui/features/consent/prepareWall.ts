import type { Shop } from '@thuishaven/core'
import type { Messages } from '../../messages/createMessages.ts'

/** Loads the wall's data: the current choice and its messages. */
export const prepareWall = async ({ consent }: Shop, messages: Messages): Promise<void> => {
  await Promise.all([consent.load(), messages.exists('consent.title') ? null : messages.load('consent')])
}
