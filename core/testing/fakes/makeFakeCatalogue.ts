import type { ContentPage, NavigationItem, PageAddresses } from '../../catalogue/content.ts'
import type { SearchGroup } from '../../catalogue/search.ts'
import type { Product } from '../../catalogue/product.ts'
import { failed, succeeded } from '../../outcome.ts'
import type { CataloguePort } from '../../catalogue/CataloguePort.ts'
import { NotFound } from '../../ports/failures.ts'
import type { HostFailure } from '../../ports/failures.ts'
import { fine, weathered } from './weather.ts'
import type { Weather } from './weather.ts'

export interface FakeCatalogueSettings {
  readonly weather?: Weather<HostFailure>
  readonly products?: readonly Product[]
  readonly pages?: readonly ContentPage[]
  readonly navigation?: readonly NavigationItem[]
  /** What each question finds. */
  readonly searched?: Readonly<Record<string, readonly SearchGroup[]>>
  readonly redirects?: Readonly<Record<string, { readonly target: string; readonly status: 301 | 302 }>>
}

/** The host's catalogue in memory. */
export const makeFakeCatalogue = ({
  weather = fine,
  products = [],
  pages = [],
  navigation = [],
  redirects = {},
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
    navigation: () => weathered<readonly NavigationItem[], HostFailure>(fate('navigation'), () => succeeded(navigation)),
    pageAddresses: (page) =>
      weathered<PageAddresses, HostFailure>(fate('pageAddresses'), () => {
        const addresses = [...pages, ...products].map(({ paths }) => paths)
        return succeeded({ total: addresses.length, limit: Math.max(1, addresses.length), addresses: page === 1 ? addresses : [] })
      }),
    search: (question) => weathered<readonly SearchGroup[], HostFailure>(fate('search'), () => succeeded(searched[question] ?? [])),
    redirectRule: (path) =>
      weathered(fate('redirectRule'), () => succeeded(Object.hasOwn(redirects, path) ? (redirects[path] ?? null) : null)),
  }
}
