import type { Effect } from 'effect'
import type { ContentPage, ContentQuery, NavigationItem, NavigationQuery, PageAddresses } from './content.ts'
import type { Product, ProductRequest } from './product.ts'
import type { OwnPrice } from './ownPrices.ts'
import type { Found, FoundQuery, SearchGroup } from './search.ts'
import type { Price } from '../pricing/price.ts'
import type { BackendFailure, NotFound, Refused } from '../ports/failures.ts'
import type { RedirectRule } from '../routing/ruleRedirect.ts'

/** Pages, products, menus and redirect rules of the shop's backend, in one language. */
export interface CataloguePort {
  readonly content: (query: ContentQuery) => Effect.Effect<ContentPage, BackendFailure | NotFound>
  readonly product: (productId: number) => Effect.Effect<Product, BackendFailure | NotFound>
  /** Sends a request about a product; refused for a malformed address. */
  readonly request: (productId: number, request: ProductRequest) => Effect.Effect<void, BackendFailure | Refused>
  /** Confirms a back-in-stock request by the mailed uid. A repeated confirmation changes nothing. */
  readonly confirmRequest: (requestUid: string) => Effect.Effect<void, BackendFailure | NotFound>
  readonly navigation: (request: NavigationQuery) => Effect.Effect<readonly NavigationItem[], BackendFailure>
  /** Addresses of all products, categories and articles with their own page, in parts from 1 (SEO-05). */
  readonly pageAddresses: (page: number) => Effect.Effect<PageAddresses, BackendFailure>
  /** Products and categories for a trimmed question that is not blank, in groups; prices are the customer's with a session (SRC-02). */
  readonly search: (query: string) => Effect.Effect<readonly SearchGroup[], BackendFailure>
  /** The same as a list with facets, sort and pages; prices are everyone's. `path` holds filter segments only. */
  readonly found: (query: FoundQuery) => Effect.Effect<Found, BackendFailure | NotFound>
  /** Products by printed article numbers, at most 200; numbers of no product are left out. */
  readonly articles: (numbers: readonly string[]) => Effect.Effect<ReadonlyMap<string, number>, BackendFailure>
  /** The signed-in customer's prices of products; the request has the shown price of each. Refuses guests (CAT-13). */
  readonly ownPrices: (shown: readonly OwnPrice[]) => Effect.Effect<readonly OwnPrice[], BackendFailure | Refused>
  /** The price of one product for the customer of a token (CRT-14). */
  readonly ownPrice: (requested: {
    readonly productId: number
    readonly token: string
  }) => Effect.Effect<Price | null, BackendFailure | Refused>
  /** The shop owner's redirect rule for a path; null when there is none. */
  readonly redirectRule: (path: string) => Effect.Effect<RedirectRule | null, BackendFailure>
}
