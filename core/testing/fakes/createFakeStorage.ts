import { atOnce } from '../../ports/StoragePort.ts'
import type { StoragePort } from '../../ports/StoragePort.ts'

export interface FakeStorage extends StoragePort {
  /** The current content. */
  readonly stored: () => Readonly<Record<string, string>>
}

/** One device's storage. All watchers are notified of a change, its writer included, which a browser would not notify. */
export const createFakeStorage = (start: Readonly<Record<string, string>> = {}): FakeStorage => {
  const stored = new Map(Object.entries(start))
  const listeners = new Set<(key: string) => void>()
  const notify = (key: string): void => {
    for (const listener of Array.from(listeners)) listener(key)
  }
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => {
      if (stored.get(key) === value) return
      stored.set(key, value)
      notify(key)
    },
    remove: (key) => {
      if (stored.delete(key)) notify(key)
    },
    keys: (beginning) => Array.from(stored.keys()).filter((key) => key.startsWith(beginning)),
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    whenRead: atOnce,
    whenWritten: atOnce,
    stored: () => Object.fromEntries(stored),
  }
}
