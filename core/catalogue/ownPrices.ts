import type { Price } from '../pricing/price.ts'
import type { ContentBlock, ContentPage } from './content.ts'
import type { Product, ProductCard } from './product.ts'
import type { Found } from './search.ts'

/** The customer's price of one piece; null without a price. */
export interface OwnPrice {
  readonly productId: number
  readonly price: Price | null
}

type Prices = ReadonlyMap<number, Price>

/** Made-to-measure products have no own price. */
const hasOwn = ({ price, pricePerM2 }: ProductCard): boolean => price !== null && pricePerM2 === null

const withPrice = <Card extends ProductCard>(card: Card, prices: Prices): Card => {
  const price = hasOwn(card) ? prices.get(card.productId) : undefined
  return price === undefined ? card : { ...card, price }
}

const blockWithPrices = (block: ContentBlock, prices: Prices): ContentBlock =>
  block.type === 'products' ? { ...block, products: block.products.map((card) => withPrice(card, prices)) } : block

/** The cards whose prices a customer's own may take the place of, each product once (CAT-13). */
export const pricedCards = (cards: readonly ProductCard[]): readonly OwnPrice[] => [
  ...new Map(cards.filter(hasOwn).map(({ productId, price }) => [productId, { productId, price }])).values(),
]

/** All cards that a page of content shows. */
export const cardsOfPage = ({ products, blocks }: Pick<ContentPage, 'products' | 'blocks'>): readonly ProductCard[] => [
  ...products,
  ...blocks.flatMap((block) => (block.type === 'products' ? block.products : [])),
]

/** A page with the customer's own prices in place of the public ones; the rest is unchanged (CAT-13). */
export const pageWithPrices = (page: ContentPage, prices: Prices): ContentPage => ({
  ...page,
  products: page.products.map((card) => withPrice(card, prices)),
  blocks: page.blocks.map((block) => blockWithPrices(block, prices)),
})

/** A list of results with a customer's own prices (CAT-13). */
export const foundWithPrices = (found: Found, prices: Prices): Found => ({
  ...found,
  products: found.products.map((card) => withPrice(card, prices)),
})

/** A product and what is offered beside it, with a customer's own prices (PRD-10), which everyone's total does not overrule (OPT-06). */
export const productWithPrices = (product: Product, prices: Prices): Product => {
  const own = withPrice(product, prices)
  return {
    ...own,
    initialInclVat: own === product ? product.initialInclVat : null,
    related: product.related.map((card) => withPrice(card, prices)),
  }
}
