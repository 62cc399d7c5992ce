import { atOnce } from '@thuishaven/core'
import type { StoragePort } from '@thuishaven/core'

/** In-memory storage: for the server, where a request has a single visitor and no other writer. */
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
