import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Shop } from '@thuishaven/core'
import type { Picture } from '@thuishaven/core/catalogue'
import type { Locale, LocalePaths } from '@thuishaven/core/locale'
import type { Text } from '../messages/text.ts'
import type { PathName } from './paths.ts'

export type LayoutName = 'ecommerce' | 'business' | 'checkout' | 'account'

/** What stands in the document's head. */
export interface Head {
  readonly title: string
  readonly description?: string
  /** Path of the page in each language; the active one is canonical. */
  readonly paths?: LocalePaths
  /** Canonical path when it is not the active one of `paths`. */
  readonly canonical?: string
  readonly noindex?: boolean
  /** For link previews; the shop's own when there is none. */
  readonly picture?: Picture | null
  /** 'website' when left out. */
  readonly type?: 'product' | 'article'
  /** Builds structured data as text that is safe inside a script element; null where that failed (SEO-06). */
  readonly structuredData?: () => Promise<readonly (string | null)[]>
}

export interface PageInput {
  readonly shop: Shop
  readonly queries: QueryClient
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
  /** A message of the active language. */
  readonly text: Text
}

export type PageParams = Readonly<Record<string, string>>

export type PageResponse =
  /** `params`: what the address asks for as the loader read it, for the page to take as it is. */
  | { readonly kind: 'page'; readonly head: Head; readonly status?: number; readonly params?: PageParams }
  /** `to` is a path with its language prefix. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 | 303 }
  /** 'parameter': the address has the right form but a value that cannot exist (RTE-08). */
  | { readonly kind: 'notFound'; readonly because: 'route' | 'parameter' }
  /** Another page shows this path: a content path may be a category or an article, and only its content tells. */
  | { readonly kind: 'instead'; readonly route: string }
  | { readonly kind: 'failed' }

export interface PageProps {
  readonly name: PathName
  readonly params: PageParams
  /** Path without the language prefix. */
  readonly path: string
  readonly search: URLSearchParams
}

/** What a page folder's index.ts exports. `load` fills the query cache and decides on status and head, on either side. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>
  /** Stands above the page in the place of the shop's header. */
  readonly Header?: ComponentType
  /** Stands between the header and the page. */
  readonly Lead?: ComponentType
  readonly load: (input: PageInput) => Promise<PageResponse>
}
