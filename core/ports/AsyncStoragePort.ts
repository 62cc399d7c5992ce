import type { Effect } from 'effect'
import type { StorageFailed } from './failures.ts'

/**
 * Asynchronous storage of small texts on the shopper's device. `createMirroredStorage` turns it into a `StoragePort`: it calls one method at a
 * time, so that the order of writes is kept, and retries failures.
 */
export interface AsyncStoragePort {
  /** All persisted values of the shop, by key. */
  readonly readAll: () => Effect.Effect<Readonly<Record<string, string>>, StorageFailed>
  readonly set: (key: string, value: string) => Effect.Effect<void, StorageFailed>
  /** A key that is not there is removed already. */
  readonly remove: (key: string) => Effect.Effect<void, StorageFailed>
  /** Calls after another tab or process has changed something, not after this one has. The returned function ends it. */
  readonly watch: (listener: () => void) => () => void
}
