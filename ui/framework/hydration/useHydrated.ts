import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and until the page answers to clicks. A form whose button waits for it is not sent by the browser itself, which would
 * put what was typed in an address or lose it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
