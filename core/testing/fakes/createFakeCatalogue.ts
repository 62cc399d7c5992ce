import type { ContentPage, NavigationItem, PageAddresses } from '../../catalogue/content.ts'
import type { OwnPrice } from '../../catalogue/ownPrices.ts'
import type { Found, SearchGroup } from '../../catalogue/search.ts'
import type { Product } from '../../catalogue/product.ts'
import { err, ok } from '../../result.ts'
import type { CataloguePort } from '../../catalogue/CataloguePort.ts'
import { NotFound } from '../../failures/failures.ts'
import type { BackendFailure, Refused } from '../../ports/failures.ts'
import type { Price } from '../../pricing/price.ts'
import type { RedirectRule } from '../../routing/ruleRedirect.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export interface FakeCatalogueSettings {
  readonly faultModel?: FaultModel<BackendFailure>
  readonly products?: readonly Product[]
  readonly pages?: readonly ContentPage[]
  readonly navigation?: readonly NavigationItem[]
  /** Results by query. */
  readonly searched?: Readonly<Record<string, readonly SearchGroup[]>>
  /** Customer's prices by product number. */
  readonly ownPrices?: Readonly<Record<number, Price>>
  readonly redirects?: Readonly<Record<string, RedirectRule>>
}

/** The backend's catalogue in memory. */
export const createFakeCatalogue = ({
  faultModel = fine,
  products = [],
  pages = [],
  navigation = [],
  redirects = {},
  ownPrices = {},
  searched = {},
}: FakeCatalogueSettings = {}): CataloguePort => {
  let number = 0
  const faultOutcome = (name: string) => () => {
    number += 1
    return faultModel({ name, number })
  }
  const found = <Value>(value: Value | undefined, what: string) => (value === undefined ? err(new NotFound({ what })) : ok(value))
  return {
    content: ({ path }) =>
      weathered<ContentPage, BackendFailure | NotFound>(faultOutcome('content'), () =>
        found(
          pages.find((page) => page.path === path),
          'content',
        ),
      ),
    product: (productId) =>
      weathered<Product, BackendFailure | NotFound>(faultOutcome('product'), () =>
        found(
          products.find((product) => product.productId === productId),
          'product',
        ),
      ),
    request: () => weathered<void, BackendFailure>(faultOutcome('ask'), () => ok(undefined)),
    confirmRequest: () => weathered<void, BackendFailure | NotFound>(faultOutcome('confirmRequest'), () => ok(undefined)),
    navigation: () => weathered<readonly NavigationItem[], BackendFailure>(faultOutcome('navigation'), () => ok(navigation)),
    pageAddresses: (page) =>
      weathered<PageAddresses, BackendFailure>(faultOutcome('pageAddresses'), () => {
        const addresses = [...pages, ...products].map(({ paths }) => paths)
        return ok({ total: addresses.length, limit: Math.max(1, addresses.length), addresses: page === 1 ? addresses : [] })
      }),
    found: ({ searched: query }) =>
      weathered<Found, BackendFailure | NotFound>(faultOutcome('found'), () => {
        const listed = products.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
        return ok({
          categories: [],
          products: listed,
          facets: [],
          sort: 'relevance',
          pagination: { totalHits: listed.length, limit: Math.max(1, listed.length) },
        })
      }),
    articles: (numbers) =>
      weathered<ReadonlyMap<string, number>, BackendFailure>(faultOutcome('articles'), () =>
        ok(
          new Map(
            numbers.flatMap((number) => {
              const product = products.find(({ mpn }) => mpn === number)
              return product === undefined ? [] : [[number, product.productId] as const]
            }),
          ),
        ),
      ),
    ownPrices: (shown) =>
      weathered<readonly OwnPrice[], BackendFailure | Refused>(faultOutcome('ownPrices'), () =>
        ok(shown.map(({ productId, price }) => ({ productId, price: ownPrices[productId] ?? price }))),
      ),
    ownPrice: ({ productId }) =>
      weathered<Price | null, BackendFailure | Refused>(faultOutcome('ownPrice'), () => ok(ownPrices[productId] ?? null)),
    search: (query) => weathered<readonly SearchGroup[], BackendFailure>(faultOutcome('search'), () => ok(searched[query] ?? [])),
    redirectRule: (path) =>
      weathered(faultOutcome('redirectRule'), () => ok(Object.hasOwn(redirects, path) ? (redirects[path] ?? null) : null)),
  }
}
