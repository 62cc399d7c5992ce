import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { ProductRecord } from '../records/ProductRecord.ts'
import { readShop } from '../records/readShop.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { createBulkRugs } from './createBulkRugs.ts'

/** Where the demo shop's files are. */
const folder = fileURLToPath(new URL('data', import.meta.url))

let read: ReturnType<typeof readShop> | null = null
/** The files, read once. */
const demoData = () => (read ??= readShop(folder))

/** Number of products of the demo shop as it is. */
export const demoProductCount = (): number => demoData().products.length

function* everyProduct(products: number): Generator<ProductRecord, undefined> {
  yield* demoData().products
  yield* createBulkRugs(demoData(), products - demoProductCount())
}

/** The demo shop, filled up with made-up rugs to `products` products. Throws UnusableShop when its data do not fit. */
export const demoShop = (products = 0): ShopRecord => ({
  ...demoData(),
  products: { [Symbol.iterator]: () => everyProduct(products) },
  productsMark: createHash('sha256').update(`${products} ${demoData().productsMark}`).digest('hex'),
})
