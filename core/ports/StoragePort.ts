/** Small text kept on the shopper's device, the same for all tabs of the shop. Never throws: blocked or full storage reads as empty and forgets. */
export interface StoragePort {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /** Keys that begin so. */
  readonly keys: (beginning: string) => readonly string[]
  /** Calls with the key that another tab has changed; null: with all of them. The returned function ends it. */
  readonly watch: (listener: (key: string | null) => void) => () => void
}
