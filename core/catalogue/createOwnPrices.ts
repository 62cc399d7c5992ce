import type { LoggerPort } from '../ports/LoggerPort.ts'
import type { Price } from '../pricing/price.ts'
import type { Cancellation, Run } from '../run.ts'
import type { CataloguePort } from './CataloguePort.ts'
import type { ContentPage } from './content.ts'
import { cardsOfPage, foundWithPrices, pageWithPrices, pricedCards, productWithPrices } from './ownPrices.ts'
import type { Product, ProductCard } from './product.ts'
import type { Found } from './search.ts'

interface Options {
  readonly signal?: Cancellation
}

/** Replaces public prices by the customer's own (CAT-13, PRD-10). If they cannot be loaded the public prices stay. */
export interface OwnPrices {
  readonly onPage: (page: ContentPage, options?: Options) => Promise<ContentPage>
  readonly onProduct: (product: Product, options?: Options) => Promise<Product>
  readonly onFound: (found: Found, options?: Options) => Promise<Found>
}

/** Dependencies of own prices. */
export interface OwnPricesDeps {
  readonly logger: LoggerPort
  readonly run: Run<{ readonly catalogue: Pick<CataloguePort, 'ownPrices'> }>
}

/** Most products that the backend takes in one question. */
const most = 200

/** For a signed-in customer; guests have no own prices (CAT-13). */
export const createOwnPrices = ({ logger, run }: OwnPricesDeps): OwnPrices => {
  const pricesOf = async (cards: readonly ProductCard[], options?: Options): Promise<ReadonlyMap<number, Price>> => {
    const shown = pricedCards(cards).slice(0, most)
    if (shown.length === 0) return new Map()
    const result = await run(({ catalogue }) => catalogue.ownPrices(shown), options)
    if (result.ok) return new Map(result.value.flatMap(({ productId, price }) => (price === null ? [] : [[productId, price]])))
    logger.warn('Own prices failed to load', { failure: result.failure._tag })
    return new Map()
  }
  return {
    onPage: async (page, options) => pageWithPrices(page, await pricesOf(cardsOfPage(page), options)),
    onProduct: async (product, options) => productWithPrices(product, await pricesOf([product, ...product.related], options)),
    onFound: async (found, options) => foundWithPrices(found, await pricesOf(found.products, options)),
  }
}
