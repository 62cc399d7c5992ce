/** The topic of the store under which changes of the shop's records are announced. */
export const shopTopic = 'shop'

/** Of more products than these, all records are to be read: messages are limited in length, and products are replaced at one go. */
export const mostNamed = 200

/** The message that names the changed products; empty: anything may have changed. */
export const shopMessage = (productIds: readonly string[]): string => (productIds.length > mostNamed ? '' : productIds.join(','))

/** The products of a message; null: anything may have changed. */
export const namedProducts = (message: string | null): readonly string[] | null =>
  message === null || message === '' ? null : message.split(',')
