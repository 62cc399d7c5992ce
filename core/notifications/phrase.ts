/** A sentence to be looked up in the message catalogue of the active language. The core knows keys, never sentences. */
export interface Phrase {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}
/** Text that came ready-made from the shop's host, or a phrase. */
export type Message = Phrase | { readonly text: string }
