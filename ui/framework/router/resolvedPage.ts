import type { LayoutName, PathName } from './register.ts'
import type { Head, PageModule, PageParams, PageResponse, Route } from './route.ts'

/** A page that is ready to be rendered: its code is loaded and its responses are in the cache. */
export interface ResolvedPage {
  readonly kind: 'page'
  /** Path and search as in the address bar. */
  readonly href: string
  readonly routeId: string
  readonly name: PathName
  readonly layout: LayoutName
  /** The same for every session. */
  readonly isPublic: boolean
  readonly module: PageModule
  readonly params: PageParams
  readonly path: string
  readonly head: Head
  readonly status: number
  /** Called once the page is on screen. */
  readonly arrived?: () => void
}

export interface ResolvedRedirect {
  readonly kind: 'redirect'
  readonly to: string
  readonly status: 301 | 302 | 303
  /** Leaves the shop's pages: the browser loads it whole. */
  readonly whole: boolean
  /** The session is unknown: the next page need not request it again. */
  readonly sessionUnknown?: boolean | undefined
}

export type Resolution = ResolvedPage | ResolvedRedirect

/** The code of a page, and what its `load` answered. */
export interface LoadedPage {
  readonly route: Route
  readonly module: PageModule
  readonly response: PageResponse
}
