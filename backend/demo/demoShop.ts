import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { ProductRecord } from '../records/ProductRecord.ts'
import { readShop } from '../records/readShop.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { createBulkRugs } from './createBulkRugs.ts'

/** Folder of the demo shop's files. */
const folder = fileURLToPath(new URL('data', import.meta.url))

let read: ReturnType<typeof readShop> | null = null
/** The cached content of the files. */
const demoData = () => (read ??= readShop(folder))

/** Number of products of the demo shop without generated ones. */
export const demoProductCount = (): number => demoData().products.length

function* everyProduct(products: number): Generator<ProductRecord, undefined> {
  yield* demoData().products
  yield* createBulkRugs(demoData(), products - demoProductCount())
}

/** The demo shop, extended with generated rugs to `products` products. Throws UnusableShop when its data are invalid. */
export const demoShop = (products = 0): ShopRecord => ({
  ...demoData(),
  products: { [Symbol.iterator]: () => everyProduct(products) },
  productsMark: createHash('sha256').update(`${products} ${demoData().productsMark}`).digest('hex'),
})
