import { record, whole } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { Catalogue } from '../database/Catalogue.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'

/** A product of a row of the catalogue, with the stock of today. */
export const productOf = (catalogue: Catalogue, row: Row, cartUid: string | null = null): ProductRecord => {
  const product = record(row, 'json') as ProductRecord
  return { ...product, stock: catalogue.piecesFor(product.id, cartUid) }
}

/**
 * A product by its number; null when there is none.
 * @param cartUid its stock is what this cart can have; null: what anybody can
 */
export const findProduct = (catalogue: Catalogue, productId: number, cartUid: string | null = null): ProductRecord | null => {
  const row = catalogue.get('SELECT json FROM product WHERE id = ?', productId)
  return row === null ? null : productOf(catalogue, row, cartUid)
}

/** Products in the order of the ids; unknown ids are left out. */
export const findProducts = (catalogue: Catalogue, ids: readonly number[]): readonly ProductRecord[] =>
  ids.flatMap((id) => findProduct(catalogue, id) ?? [])

/** What goes with a product, as far as it can be had. */
export const findBelonging = (catalogue: Catalogue, { belongs }: ProductRecord): readonly ProductRecord[] =>
  findProducts(catalogue, belongs).filter(({ price, stock }) => price !== null && stock !== 0)

/** Four neighbours in the list of the product's category. */
export const findRelated = (catalogue: Catalogue, product: ProductRecord): readonly ProductRecord[] => {
  const own = catalogue.get('SELECT position FROM product WHERE id = ?', product.id)
  const category = product.categoryId === 'maatwerk' || product.categoryId === 'outlet' ? 'vloerkleden' : product.categoryId
  const neighbours = (comparison: '>' | '<', limit: number) =>
    catalogue.all(
      `SELECT product_id FROM listing WHERE category_id = ? AND position ${comparison} ? ORDER BY position LIMIT ?`,
      category,
      own === null ? 0 : whole(own, 'position'),
      limit,
    )
  const after = neighbours('>', 4)
  const ids = [...after, ...neighbours('<', 4 - after.length)].map((row) => whole(row, 'product_id'))
  return findProducts(catalogue, ids)
}
