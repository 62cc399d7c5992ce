import type { Backend } from '../answers/Backend.ts'
import { findProducts } from '../catalogue/findProducts.ts'
import type { ShownSide } from '../ports/Catalogue.ts'
import type { Wire } from '../contract/wire.ts'
import { ownDiscounts, withOwnPrice } from '../prices/ownPrices.ts'
import type { Language } from '../records/ProductRecord.ts'
import { findHits } from './findHits.ts'
import { onePerFamily } from './findings.ts'
import { wireFoundCategories, wireHit } from './wireHit.ts'

/** Maximum number of products in a response. */
const most = 8
/** Hits that are read to find that many families: the colours and sizes of a rug are one family. */
const cartClosed = 100

const titles = {
  nld: { products: 'Producten', categories: 'Categorieën' },
  eng: { products: 'Products', categories: 'Categories' },
} as const

/** The results of a query, in groups (SRC-01, SRC-02). */
export const searchProducts = async (
  backend: Backend,
  language: Language,
  query: string,
  customerId: string | null,
  side: ShownSide = 'incl',
): Promise<Wire['SearchGroup'][]> => {
  const hits = findHits(backend, language, query, cartClosed)
  const best = onePerFamily(backend.searchIndex.findings(hits.products, language, side)).slice(0, most)
  const products = findProducts(
    backend.catalogue,
    best.map(({ productId }) => productId),
  )
  const discounts = await ownDiscounts(
    backend.store,
    customerId,
    products.map(({ id }) => id),
  )
  return [
    {
      id: 'products',
      title: titles[language].products,
      items: products.map((product) => wireHit(withOwnPrice(product, discounts), hits.words, language)),
    },
    { id: 'categories', title: titles[language].categories, items: wireFoundCategories(hits, language) },
  ].filter(({ items }) => items.length > 0)
}
