import type { ContentPage, NavigationItem, PageAddresses } from '../../catalogue/content.ts'
import type { OwnPrice } from '../../catalogue/ownPrices.ts'
import type { Found, SearchGroup } from '../../catalogue/search.ts'
import type { Product } from '../../catalogue/product.ts'
import { failed, succeeded } from '../../outcome.ts'
import type { CataloguePort } from '../../catalogue/CataloguePort.ts'
import { NotFound } from '../../ports/failures.ts'
import type { HostFailure, Refused } from '../../ports/failures.ts'
import type { Price } from '../../pricing/price.ts'
import type { RedirectRule } from '../../routing/ruleRedirect.ts'
import { fine, weathered } from './weather.ts'
import type { Weather } from './weather.ts'

export interface FakeCatalogueSettings {
  readonly weather?: Weather<HostFailure>
  readonly products?: readonly Product[]
  readonly pages?: readonly ContentPage[]
  readonly navigation?: readonly NavigationItem[]
  /** What each question finds. */
  readonly searched?: Readonly<Record<string, readonly SearchGroup[]>>
  /** What a customer pays for a product, by its number. */
  readonly ownPrices?: Readonly<Record<number, Price>>
  readonly redirects?: Readonly<Record<string, RedirectRule>>
}

/** The host's catalogue in memory. */
export const makeFakeCatalogue = ({
  weather = fine,
  products = [],
  pages = [],
  navigation = [],
  redirects = {},
  ownPrices = {},
  searched = {},
}: FakeCatalogueSettings = {}): CataloguePort => {
  let number = 0
  const fate = (name: string) => () => {
    number += 1
    return weather({ name, number })
  }
  const found = <Value>(value: Value | undefined, what: string) => (value === undefined ? failed(new NotFound({ what })) : succeeded(value))
  return {
    content: ({ path }) =>
      weathered<ContentPage, HostFailure | NotFound>(fate('content'), () =>
        found(
          pages.find((page) => page.path === path),
          'content',
        ),
      ),
    product: (productId) =>
      weathered<Product, HostFailure | NotFound>(fate('product'), () =>
        found(
          products.find((product) => product.productId === productId),
          'product',
        ),
      ),
    ask: () => weathered<void, HostFailure>(fate('ask'), () => succeeded(undefined)),
    confirmRequest: () => weathered<void, HostFailure | NotFound>(fate('confirmRequest'), () => succeeded(undefined)),
    navigation: () => weathered<readonly NavigationItem[], HostFailure>(fate('navigation'), () => succeeded(navigation)),
    pageAddresses: (page) =>
      weathered<PageAddresses, HostFailure>(fate('pageAddresses'), () => {
        const addresses = [...pages, ...products].map(({ paths }) => paths)
        return succeeded({ total: addresses.length, limit: Math.max(1, addresses.length), addresses: page === 1 ? addresses : [] })
      }),
    found: ({ question }) =>
      weathered<Found, HostFailure | NotFound>(fate('found'), () => {
        const listed = products.filter(({ title }) => title.toLowerCase().includes(question.toLowerCase()))
        return succeeded({
          categories: [],
          products: listed,
          facets: [],
          sort: 'relevance',
          pagination: { totalHits: listed.length, limit: Math.max(1, listed.length) },
        })
      }),
    ownPrices: (shown) =>
      weathered<readonly OwnPrice[], HostFailure | Refused>(fate('ownPrices'), () =>
        succeeded(shown.map(({ productId, price }) => ({ productId, price: ownPrices[productId] ?? price }))),
      ),
    ownPrice: ({ productId }) =>
      weathered<Price | null, HostFailure | Refused>(fate('ownPrice'), () => succeeded(ownPrices[productId] ?? null)),
    search: (question) => weathered<readonly SearchGroup[], HostFailure>(fate('search'), () => succeeded(searched[question] ?? [])),
    redirectRule: (path) =>
      weathered(fate('redirectRule'), () => succeeded(Object.hasOwn(redirects, path) ? (redirects[path] ?? null) : null)),
  }
}
