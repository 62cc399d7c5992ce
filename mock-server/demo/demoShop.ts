import { createHash } from 'node:crypto'
import type { ProductRecord } from '../host/records/ProductRecord.ts'
import type { ShopRecord } from '../host/records/ShopRecord.ts'
import { categories } from './categories.ts'
import { demoCustomers } from './customers.ts'
import { facetWords, priceLabel } from './facetWords.ts'
import { makeBulkRugs } from './makeBulkRugs.ts'
import { footerMenu, mobileMenu, navigationMenu } from './menus.ts'
import { pages } from './pages.ts'
import { posts } from './posts.ts'
import { redirectRules } from './redirectRules.ts'
import { goods } from './specialGoods.ts'
import { rugs } from './specialRugs.ts'
import { streets } from './streets.ts'

const demoProducts: readonly ProductRecord[] = [...rugs, ...goods]

/** Number of products of the demo shop as it is. */
export const demoProductCount = demoProducts.length

/** The demo shop, filled up with made-up rugs to `products` products. */
export const demoShop = (products = 0): ShopRecord => ({
  categories,
  pages,
  posts,
  redirects: redirectRules,
  products: { [Symbol.iterator]: () => everyProduct(products) },
  productsMark: createHash('sha256')
    .update(JSON.stringify([products, demoProducts]))
    .digest('hex'),
  facets: facetWords,
  priceLabel,
  shippingVat: 'highest-rate',
  menus: { navigation: navigationMenu, mobile: mobileMenu, footer: footerMenu },
  streets,
  customers: demoCustomers,
})

function* everyProduct(products: number): Generator<ProductRecord, undefined> {
  yield* demoProducts
  yield* makeBulkRugs(Math.max(0, products - demoProducts.length))
}
