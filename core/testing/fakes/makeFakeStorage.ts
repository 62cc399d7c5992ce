import type { StoragePort } from '../../ports/StoragePort.ts'

export interface FakeStorage extends StoragePort {
  /** What is kept now. */
  readonly kept: () => Readonly<Record<string, string>>
}

/** One device's storage. All who watch hear of a change, its writer included: whoever is not told by a browser must not be harmed. */
export const makeFakeStorage = (start: Readonly<Record<string, string>> = {}): FakeStorage => {
  const kept = new Map(Object.entries(start))
  const listeners = new Set<(key: string) => void>()
  const tell = (key: string): void => {
    for (const listener of Array.from(listeners)) listener(key)
  }
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      if (kept.get(key) === value) return
      kept.set(key, value)
      tell(key)
    },
    remove: (key) => {
      if (kept.delete(key)) tell(key)
    },
    keys: (beginning) => Array.from(kept.keys()).filter((key) => key.startsWith(beginning)),
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    kept: () => Object.fromEntries(kept),
  }
}
