import { whole } from '../database/row.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'
import { stockTopic } from '../ports/Stock.ts'
import type { Store } from '../store/Store.ts'

/** Rows per statement. */
const most = 400

/** Copies the stock of products from their records where the store has no count yet; existing counts are newer. */
export const seedStock = async (store: Store, products: Iterable<ProductRecord>): Promise<void> => {
  const known = new Set((await store.all('SELECT product_id FROM stock')).map((row) => whole(row, 'product_id')))
  const missing: (readonly [id: number, pieces: number | null])[] = []
  for (const { id, stock } of products) if (!known.has(id)) missing.push([id, stock])
  for (let start = 0; start < missing.length; start += most) {
    const rows = missing.slice(start, start + most)
    await store.run(
      `INSERT INTO stock (product_id, pieces) VALUES ${rows.map(() => '(?, ?)').join(', ')} ON CONFLICT DO NOTHING`,
      ...rows.flat(),
    )
  }
  if (missing.length > 0) await store.announce(stockTopic, '')
}
