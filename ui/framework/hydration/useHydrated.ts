import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and until hydration. A form whose button waits for it is not submitted by the browser itself, which would
 * put what was typed in an address or lose it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
