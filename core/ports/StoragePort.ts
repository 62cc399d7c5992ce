/**
 * Small texts on the shopper's device, shared by all tabs of the shop. Never throws: blocked or full storage reads as empty and drops writes.
 *
 * Reads and writes are synchronous. Asynchronous storage (IndexedDB, a phone's, a file) is an `AsyncStoragePort`, which
 * `createMirroredStorage` turns into this port: `whenRead` and `whenWritten` report the progress of the device.
 */
export interface StoragePort {
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /** Keys with this prefix. */
  readonly keys: (beginning: string) => readonly string[]
  /** Calls with the key that another tab has changed; null: with all of them. The returned function ends it. */
  readonly watch: (listener: (key: string | null) => void) => () => void
  /**
   * Calls `then` once persisted data have been read; synchronously if they have been already. Until then `get` and `keys` return only newer
   * writes, and a missing value is not known to be absent. The returned function cancels it.
   */
  readonly whenRead: (then: () => void) => () => void
  /** Calls `then` once the device has accepted or refused every change so far, in the same way; never before it has been read. */
  readonly whenWritten: (then: () => void) => () => void
}

/** `whenRead` and `whenWritten` of synchronous storage, such as a browser's. */
export const atOnce: StoragePort['whenRead'] = (then) => {
  then()
  return () => undefined
}

/** Runs `work` once persisted data have been read, immediately if they have been, and resolves with its result. */
export const afterReading = <Value>({ whenRead }: Pick<StoragePort, 'whenRead'>, work: () => Value | Promise<Value>): Promise<Value> =>
  new Promise((resolve) => void whenRead(() => resolve(work())))

/** Resolves when the device has taken or refused every change made so far. */
export const storageWritten = ({ whenWritten }: Pick<StoragePort, 'whenWritten'>): Promise<void> =>
  new Promise((resolve) => void whenWritten(resolve))
