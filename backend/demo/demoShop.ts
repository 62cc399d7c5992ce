import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { ProductRecord } from '../records/ProductRecord.ts'
import { readShop } from '../records/readShop.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { tracedCloseUps, withTopViews } from './closeUps.ts'
import { createBulkRugs } from './createBulkRugs.ts'

/** Folder of the demo shop's files. */
const folder = fileURLToPath(new URL('data', import.meta.url))

type Files = ReturnType<typeof readShop>

let read: Files | null = null
/** The demo shop as its files describe it, close-ups without a master included. */
export const demoFiles = (): Files => (read ??= readShop(folder))

/** Masters can be added without a change of the files, so they count for the mark as well. */
const withMasters = (files: Files, traced: ReadonlySet<string>): Files => {
  const pictures = new Map(files.products.flatMap((product) => product.pictures.map((picture) => [picture.name, picture])))
  return {
    ...files,
    products: files.products.map((product) => withTopViews(product, traced, pictures)),
    productsMark: `${files.productsMark} ${[...traced].toSorted().join(' ')}`,
  }
}

let shown: Files | null = null
const demoData = (): Files => (shown ??= withMasters(demoFiles(), tracedCloseUps()))

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
