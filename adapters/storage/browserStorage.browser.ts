import { atOnce } from '@thuishaven/core'
import type { StoragePort } from '@thuishaven/core'

/**
 * The browser's local storage. Even naming it throws where the shopper blocks it, so `open` is called inside the guard.
 * @param page target of the browser's events about changes by other tabs
 */
export const createBrowserStorage = (
  open: () => Storage,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): StoragePort => ({
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
  keys: (beginning) => {
    try {
      return Object.keys(open()).filter((key) => key.startsWith(beginning))
    } catch {
      return []
    }
  },
  watch: (listener) => {
    const onChange = (event: Event): void => listener((event as StorageEvent).key)
    page.addEventListener('storage', onChange)
    return () => page.removeEventListener('storage', onChange)
  },
  whenRead: atOnce,
  whenWritten: atOnce,
})
