import { record, whole } from '../database/Database.ts'
import type { Database } from '../database/Database.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'

/** A product by its number; null when there is none. */
export const findProduct = (database: Database, productId: number): ProductRecord | null => {
  const row = database.get('SELECT json FROM product WHERE id = ?', productId)
  return row === null ? null : (record(row, 'json') as ProductRecord)
}

/** Products in the order of the ids; unknown ids are left out. */
export const findProducts = (database: Database, ids: readonly number[]): readonly ProductRecord[] =>
  ids.flatMap((id) => findProduct(database, id) ?? [])

/** What goes with a product, as far as it can be had. */
export const findBelonging = (database: Database, { belongs }: ProductRecord): readonly ProductRecord[] =>
  findProducts(database, belongs).filter(({ price, stock }) => price !== null && stock !== 0)

/** Four neighbours in the list of the product's category. */
export const findRelated = (database: Database, product: ProductRecord): readonly ProductRecord[] => {
  const own = database.get('SELECT position FROM product WHERE id = ?', product.id)
  const category = product.categoryId === 'maatwerk' || product.categoryId === 'outlet' ? 'vloerkleden' : product.categoryId
  const neighbours = (comparison: '>' | '<', limit: number) =>
    database.all(
      `SELECT product_id FROM listing WHERE category_id = ? AND position ${comparison} ? ORDER BY position LIMIT ?`,
      category,
      own === null ? 0 : whole(own, 'position'),
      limit,
    )
  const after = neighbours('>', 4)
  const ids = [...after, ...neighbours('<', 4 - after.length)].map((row) => whole(row, 'product_id'))
  return findProducts(database, ids)
}
