import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { findProduct } from '../catalogue/findProduct.ts'
import { notifyBackInStock } from './productRequestCalls.ts'

/**
 * A delivery to the warehouse, or an empty shelf: back-in-stock requests are mailed when there is stock again. Refuses with 404 an unknown
 * product.
 * @param stock pieces; null: not counted
 */
export const setStock = (backend: Backend, productId: number, stock: number | null): void => {
  const product = findProduct(backend.database, productId)
  if (product === null) throw new HttpFailure(404, 'productNotFound')
  backend.database.run('UPDATE product SET stock = ?, json = ? WHERE id = ?', stock, JSON.stringify({ ...product, stock }), productId)
  if (stock !== 0) notifyBackInStock(backend, productId)
}
