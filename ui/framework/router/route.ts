import type { ComponentType } from 'react'
import type { Locale, LocalePaths } from '@thuishaven/core/locale'
import type { GuardName, HeadDetails, LayoutName, LoaderContext, PathName } from './register.ts'

/** The content of the document's head. */
export type Head = HeadDetails & {
  readonly title: string
  /** Path of the page in each language; the active one is canonical. */
  readonly paths?: LocalePaths
  readonly noindex?: boolean
  /** Builds structured data as text that is safe inside a script element; null where that failed (SEO-06). */
  readonly structuredData?: () => Promise<readonly (string | null)[]>
}

export type PageParams = Readonly<Record<string, string>>

/** The input of a loader. */
export type PageInput = LoaderContext & {
  readonly locale: Locale
  /** Public origin of the shop. */
  readonly origin: string
  /** Path and search as in the address bar. */
  readonly href: string
  /** Path without the language prefix. */
  readonly path: string
  readonly search: URLSearchParams
  /** The line of the table of paths that the address is on. */
  readonly name: PathName
  readonly params: PageParams
}

export type PageResponse =
  /** `params`: what the address requests as the loader read it, for the page to take as it is. */
  | { readonly kind: 'page'; readonly head: Head; readonly status?: number; readonly params?: PageParams }
  /** `to` is a path with its language prefix. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 | 303 }
  /** 'parameter': the address has the right form but a value that cannot exist (RTE-08). */
  | { readonly kind: 'notFound'; readonly reason: 'route' | 'parameter' }
  /** Another route shows this path: a content path may be a category or an article, which only its content shows. */
  | { readonly kind: 'rewrite'; readonly route: string }
  | { readonly kind: 'failed' }

export interface PageProps {
  readonly name: PathName
  readonly params: PageParams
  /** Path without the language prefix. */
  readonly path: string
  readonly search: URLSearchParams
}

/** The exports of a page's module. `load` fills the query cache and decides on status and head, on either side. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>
  /** Replaces the shop's header above the page. */
  readonly Header?: ComponentType
  /** Rendered between the header and the page. */
  readonly Lead?: ComponentType
  readonly load: (input: PageInput) => Promise<PageResponse>
  /** Fetches what the page renders from files of their own. */
  readonly preload?: () => void
}

export interface Route {
  readonly id: string
  /** Its addresses; none for a page that only another page's loader selects. */
  readonly names: readonly PathName[]
  readonly layout: LayoutName
  readonly guard: GuardName | null
  /** The same for every session: prerendered before a click, kept while another page is shown, found by search engines. */
  readonly isPublic: boolean
  /** Loaded only once the session is known. */
  readonly waitsForSession: boolean
  readonly importPage: () => Promise<PageModule>
  /** The module that `importPage` loads, from the project's root: the server preloads its files. */
  readonly source: string
}

export interface FoundRoute {
  readonly route: Route
  readonly name: PathName
  readonly params: PageParams
}
