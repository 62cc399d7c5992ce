import type { StoragePort } from '@thuishaven/core'

/** Storage that lasts as long as its owner: for the server, where one request is one visitor and nobody else writes. */
export const makeMemoryStorage = (): StoragePort => {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      kept.set(key, value)
    },
    remove: (key) => {
      kept.delete(key)
    },
    keys: (beginning) => Array.from(kept.keys()).filter((key) => key.startsWith(beginning)),
    watch: () => () => undefined,
  }
}
