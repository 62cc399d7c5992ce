import type { StoragePort } from '../../ports/StoragePort.ts'

export interface FakeStorage extends StoragePort {
  /** What is kept now. */
  readonly kept: () => Readonly<Record<string, string>>
}

export const makeFakeStorage = (start: Readonly<Record<string, string>> = {}): FakeStorage => {
  const kept = new Map(Object.entries(start))
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      kept.set(key, value)
    },
    remove: (key) => {
      kept.delete(key)
    },
    kept: () => Object.fromEntries(kept),
  }
}
