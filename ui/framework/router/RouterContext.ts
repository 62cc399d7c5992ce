import { createContext, useContext } from 'react'
import type { DocumentReload } from '../hydration/reloadDocument.browser.ts'
import type { WriteHead } from './applyHead.ts'
import type { ResolvedPage } from './resolvedPage.ts'
import type { DeferredRender, PageStack } from './pageStack.ts'

/** Address functions for all pages. */
export interface RouterActions {
  /** Writes the head of the page on screen. */
  readonly writeHead: WriteHead
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => Promise<void>
  /** Updates the address of the current page, such as after a selection. `href`: path and search. */
  readonly rename: (href: string) => void
  /** A script failed to load: reloads the document, or returns why not (ERR-02). */
  readonly reloadDocument: (address: string) => Promise<DocumentReload>
}

/** The state of a pending navigation; separate from the page, so that a click does not re-render the page. */
export interface Departure {
  /** A navigation is in progress; the present page stays until the next one is ready. */
  readonly pending: boolean
  /** First word of the next page's address, whose outline is shown meanwhile; null where the page stays, as a list does that is filtered. */
  readonly outline: string | null
  /** Address that could not be opened, for want of a connection or of a file; null when there is none. */
  readonly notOpened: string | null
}

export interface RouterValue extends RouterActions {
  readonly current: ResolvedPage
  readonly arrival: DeferredRender
}

export const PageStackContext = createContext<(PageStack & { readonly actions: RouterActions }) | null>(null)

/** The rendered pages. */
export const usePageStack = () => {
  const value = useContext(PageStackContext)
  if (value === null) throw new Error('usePageStack was called outside the App component.')
  return value
}

export const RouterContext = createContext<RouterValue | null>(null)

/** The page on screen and the way to another one. */
export const useShopLocation = (): RouterValue => {
  const value = useContext(RouterContext)
  if (value === null) throw new Error('useShopLocation was called outside the App component.')
  return value
}

export const DepartureContext = createContext<Departure>({ pending: false, outline: null, notOpened: null })

/** Whether a navigation is pending or has failed. */
export const useDeparture = (): Departure => useContext(DepartureContext)
