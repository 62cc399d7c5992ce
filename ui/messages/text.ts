import type { Message } from '@thuishaven/core/notifications'
import type { MessageKey, MessageParams } from './messageKeys.ts'

/** A message of the active language; only keys that exist, with the parameters that the message names. */
export type Text = <Key extends MessageKey>(key: Key, ...params: MessageParams<Key>) => string

/** A message as data: a phrase of the core, one of the pages' own, or what the backend names or wrote itself. */
export type Translatable = Message | { readonly key: MessageKey; readonly params?: Readonly<Record<string, string | number>> }

/**
 * A phrase of the core, or what the backend wrote itself. A phrase of the backend without a translation gets the message of
 * `otherwise`, never by its key (LOC-04).
 */
export type Translate = (message: Translatable, otherwise?: MessageKey) => string

type Lookup = (key: string, params?: Readonly<Record<string, string | number>>) => string

export const textOf =
  (lookup: Lookup): Text =>
  (key, ...[params]) =>
    lookup(key, params)

export const translateWith =
  (
    lookup: Lookup,
    exists: (key: string, params?: Readonly<Record<string, string | number>>) => boolean,
    onUnknown: (key: string) => void = () => undefined,
  ): Translate =>
  (message, otherwise = 'error.unknown') => {
    if ('text' in message) return message.text
    const params = 'key' in message ? message.params : undefined
    // Does not compile when the core uses a message that no catalogue has.
    const key = 'key' in message ? (message.key satisfies MessageKey) : `phrases.${message.backend}`
    const isKnown = exists(key, params)
    if (!isKnown) onUnknown(key)
    return lookup(isKnown ? key : (('backend' in message ? message.otherwise : undefined) ?? otherwise), params)
  }
