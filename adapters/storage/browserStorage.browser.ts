import type { StoragePort } from '@thuishaven/core'

/**
 * The browser's local storage. Even naming it throws where the shopper blocks it, so `open` is called inside the guard.
 */
export const makeBrowserStorage = (open: () => Storage): StoragePort => ({
  get: (key) => {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  },
  set: (key, value) => {
    try {
      open().setItem(key, value)
    } catch {
      // Blocked or full: the port promises to forget.
    }
  },
  remove: (key) => {
    try {
      open().removeItem(key)
    } catch {
      // Blocked: there is nothing to remove.
    }
  },
})
