import type { Message } from '@thuishaven/core/notifications'
import type { SentenceKey, SentenceParams } from './sentenceKeys.ts'

/** A sentence of the active language; only keys that exist, with the parameters that the sentence names. */
export type Text = <Key extends SentenceKey>(key: Key, ...params: SentenceParams<Key>) => string

/** A sentence as data: a phrase of the core, one of the pages' own, or what the host wrote itself. */
export type Sayable = Message | { readonly key: SentenceKey; readonly params?: Readonly<Record<string, string | number>> }

/**
 * A phrase of the core, or what the host wrote itself. A phrase that the host names and nobody here knows is said in the words of
 * `otherwise`, never by its key (LOC-04).
 */
export type Say = (message: Sayable, otherwise?: SentenceKey) => string

type Translate = (key: string, params: Readonly<Record<string, string | number>>) => string

export const textOf =
  (t: Translate): Text =>
  (key, ...[params]) =>
    t(key, params ?? {})

export const sayOf =
  (
    t: Translate,
    exists: (key: string, params: Readonly<Record<string, string | number>>) => boolean,
    onUnknown: (key: string) => void = () => undefined,
  ): Say =>
  (message, otherwise = 'error.unknown') => {
    if ('text' in message) return message.text
    const params = message.params ?? {}
    // Does not compile when the core names a sentence that stands in no catalogue.
    const key: SentenceKey | `phrases.${string}` = message.key
    const isKnown = exists(key, params)
    if (!isKnown) onUnknown(key)
    return t(isKnown ? key : otherwise, params)
  }
