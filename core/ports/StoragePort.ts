/** Small text kept on the shopper's device. Never throws: blocked or full storage reads as empty and forgets. */
export interface StoragePort {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
}
