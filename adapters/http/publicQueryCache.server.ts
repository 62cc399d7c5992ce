import { Effect } from 'effect'
import type { CataloguePort } from '@thuishaven/core/catalogue'
import type { ConfigPort, ShopConfig } from '@thuishaven/core/config'
import type { Locale } from '@thuishaven/core/locale'
import type { ResponseCache } from './responseCache.server.ts'
import { withTimeoutFallback } from './optionalRead.server.ts'
import type { Breaker } from './optionalRead.server.ts'

export interface SharedReads {
  readonly cache: ResponseCache
  /** One for each question that a page can do without, shared by all visitors. */
  readonly breakers: { readonly redirectRule: Breaker; readonly config: Breaker }
  readonly locale: Locale
  /** Whether the backend may have private responses for this visitor, such as for a customer: then nothing is shared. */
  readonly isPersonal: () => boolean
}

const keyOf = (locale: Locale, operation: string, request: readonly unknown[]): string => JSON.stringify([locale, operation, ...request])

/** Takes what all visitors get alike from the cache; `own` reads for this visitor, `anonymous` without a visitor. */
const chooseBetween =
  ({ cache, locale, isPersonal }: SharedReads) =>
  <Input extends readonly unknown[], Data, Failure extends { readonly _tag: string }>(
    operation: string,
    own: (...request: Input) => Effect.Effect<Data, Failure>,
    anonymous: (...request: Input) => Effect.Effect<Data, Failure>,
  ) =>
  (...request: Input): Effect.Effect<Data, Failure> =>
    Effect.suspend(() => (isPersonal() ? own(...request) : cache.through(keyOf(locale, operation, request), anonymous(...request))))

/** No page waits long for a newer configuration: a customer without a timely response gets the shared one. */
export const createSharedConfig = (reads: SharedReads, own: ConfigPort, anonymous: ConfigPort): ConfigPort => {
  const { cache, locale, isPersonal, breakers } = reads
  const shared = chooseBetween(reads)('config', own.load, anonymous.load)
  return {
    load: (...request) =>
      Effect.suspend(() => {
        const known = isPersonal() ? (cache.standIn(keyOf(locale, 'config', request)) as ShopConfig | null) : null
        return known === null ? shared(...request) : withTimeoutFallback(breakers.config)(own.load(...request), known)
      }),
  }
}

export const createSharedCatalogue = (reads: SharedReads, own: CataloguePort, anonymous: CataloguePort): CataloguePort => {
  const { breakers } = reads
  const shared = chooseBetween(reads)
  const rule = shared('redirectRule', own.redirectRule, anonymous.redirectRule)
  return {
    content: shared('content', own.content, anonymous.content),
    product: shared('product', own.product, anonymous.product),
    request: own.request,
    confirmRequest: own.confirmRequest,
    // Large, and requested by robots alone.
    pageAddresses: anonymous.pageAddresses,
    search: shared('search', own.search, anonymous.search),
    found: shared('found', own.found, anonymous.found),
    // Each list is another one.
    articles: own.articles,
    // Own prices are private: never cached, never shared (CAT-13).
    ownPrices: own.ownPrices,
    ownPrice: own.ownPrice,
    navigation: shared('navigation', own.navigation, anonymous.navigation),
    // A page is rendered without a redirect rule that does not arrive.
    redirectRule: (path) => withTimeoutFallback(breakers.redirectRule)(rule(path), null),
  }
}
