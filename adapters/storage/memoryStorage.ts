import { atOnce } from '@thuishaven/core'
import type { StoragePort } from '@thuishaven/core'

/** Storage that lasts as long as its owner: for the server, where one request is one visitor and nobody else writes. */
export const createMemoryStorage = (): StoragePort => {
  const stored = new Map<string, string>()
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => {
      stored.set(key, value)
    },
    remove: (key) => {
      stored.delete(key)
    },
    keys: (beginning) => Array.from(stored.keys()).filter((key) => key.startsWith(beginning)),
    watch: () => () => undefined,
    whenRead: atOnce,
    whenWritten: atOnce,
  }
}
