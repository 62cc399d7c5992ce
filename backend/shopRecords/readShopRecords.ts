import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { withFamilies } from '../records/families.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import type { Store } from '../store/Store.ts'
import { createContentReader } from './readContent.ts'
import { readProduct, storedRecord } from './readRecord.ts'
import type { StoredRecord } from './readRecord.ts'

const columns = 'SELECT kind, id, position, json FROM shop_record'

/** All records but the products. */
export const otherRecords = async ({ all }: Pick<Store, 'all'>): Promise<readonly StoredRecord[]> =>
  (
    await all(`${columns} WHERE kind IN ('category', 'page', 'post', 'redirect', 'facet', 'coupon', 'setting') ORDER BY kind, position, id`)
  ).map(storedRecord)

/** The products with these numbers that there are. */
export const productRecords = async ({ all }: Pick<Store, 'all'>, ids: readonly string[]): Promise<readonly StoredRecord[]> =>
  ids.length === 0
    ? []
    : (await all(`${columns} WHERE kind = 'product' AND id IN (${ids.map(() => '?').join(', ')})`, ...ids)).map(storedRecord)

/** Few enough to handle between two requests. */
const batch = 50

/** All products, a few at a time; requests are answered in between. */
export async function* everyProductRecord({ all }: Pick<Store, 'all'>): AsyncGenerator<readonly StoredRecord[], void> {
  let last = ''
  for (;;) {
    const rows = (await all(`${columns} WHERE kind = 'product' AND id > ? ORDER BY id LIMIT ${batch}`, last)).map(storedRecord)
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    last = rows.at(-1)?.id ?? ''
    await nextTurn()
  }
}

/** The shop of the store's records, without those that cannot be used, which are reported; null: it has no products yet. */
export const readShopRecords = async (store: Pick<Store, 'all'>): Promise<ShopRecord | null> => {
  const records: StoredRecord[] = []
  for await (const some of everyProductRecord(store)) records.push(...some)
  if (records.length === 0) return null
  const placed = records.flatMap((record) => {
    const product = readProduct(record)
    return product === null ? [] : [{ product, position: record.position }]
  })
  const products = withFamilies(
    placed.toSorted((one, other) => one.position - other.position || one.product.id - other.product.id).map(({ product }) => product),
  )
  return {
    ...createContentReader()(await otherRecords(store)),
    products,
    productsMark: createHash('sha256').update(JSON.stringify(products)).digest('hex'),
  }
}
