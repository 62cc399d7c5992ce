import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the device reports no connection; false on the server, where `onLine` is missing. */
export const isOffline = (): boolean => 'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine

/** `isOffline` of this moment and of later ones. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false)
