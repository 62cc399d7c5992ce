import { createContext, useContext } from 'react'
import type { ResolvedPage } from './resolvedPage.ts'

export interface LocationValue {
  readonly current: ResolvedPage
  /** A navigation is under way; the present page stays until the next one is ready. */
  readonly pending: boolean
  /** Address that could not be opened for want of a connection, while the present page stays; null when there is none. */
  readonly notOpened: string | null
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => Promise<void>
}

export const LocationContext = createContext<LocationValue | null>(null)

/** The page on screen and the way to another one. */
export const useShopLocation = (): LocationValue => {
  const value = useContext(LocationContext)
  if (value === null) throw new Error('useShopLocation was called outside the App component.')
  return value
}
