import { createContext, useContext } from 'react'
import type { HeadSite } from './headTags.ts'
import type { ResolvedPage } from './resolvedPage.ts'

export interface LocationValue {
  readonly current: ResolvedPage
  /** It is the page that the document came with. */
  readonly isFirst: boolean
  /** A navigation is under way; the present page stays until the next one is ready. */
  readonly pending: boolean
  /** Address that could not be opened for want of a connection, while the present page stays; null when there is none. */
  readonly notOpened: string | null
  /** What the heads of pages are written with. */
  readonly site: () => HeadSite
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => Promise<void>
  /** The page stays, and its address now says more of it, such as what was chosen on it. `href`: path and search. */
  readonly rename: (href: string) => void
}

export const LocationContext = createContext<LocationValue | null>(null)

/** The page on screen and the way to another one. */
export const useShopLocation = (): LocationValue => {
  const value = useContext(LocationContext)
  if (value === null) throw new Error('useShopLocation was called outside the App component.')
  return value
}
