import type { Effect } from 'effect'
import type { ContentPage, ContentQuery, NavigationItem, PageAddresses } from './content.ts'
import type { Product } from './product.ts'
import type { SearchGroup } from './search.ts'
import type { HostFailure, NotFound } from '../ports/failures.ts'

/** Pages, products, menus and redirect rules of the shop's host, in one language. */
export interface CataloguePort {
  readonly content: (query: ContentQuery) => Effect.Effect<ContentPage, HostFailure | NotFound>
  readonly product: (productId: number) => Effect.Effect<Product, HostFailure | NotFound>
  readonly navigation: (query: {
    readonly parentId: string
    readonly currentId: string | null
    readonly expand: boolean
  }) => Effect.Effect<readonly NavigationItem[], HostFailure>
  /** Addresses of all products, categories and articles that answer with a page of their own, part by part from 1 (SEO-05). */
  readonly pageAddresses: (page: number) => Effect.Effect<PageAddresses, HostFailure>
  /** Products and categories for a trimmed question that is not blank, in groups; prices are the customer's with a session (SRC-02). */
  readonly search: (question: string) => Effect.Effect<readonly SearchGroup[], HostFailure>
  /** The shop owner's redirect rule for a path; null when there is none. Its target is what the owner wrote, to be judged by `ruleRedirect`. */
  readonly redirectRule: (path: string) => Effect.Effect<{ readonly target: string; readonly status: 301 | 302 } | null, HostFailure>
}
