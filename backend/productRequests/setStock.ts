import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { findProduct } from '../catalogue/findProduct.ts'
import { notifyBackInStock } from './productRequestCalls.ts'

/**
 * A delivery to the warehouse, or an empty shelf: back-in-stock requests are mailed when there is stock again. Refuses with 404 an unknown
 * product.
 * @param stock pieces; null: not counted
 */
export const setStock = async (backend: Backend, productId: number, stock: number | null): Promise<void> => {
  const product = findProduct(backend.catalogue, productId)
  if (product === null) throw new HttpFailure(404, 'productNotFound')
  backend.catalogue.run('UPDATE product SET stock = ?, json = ? WHERE id = ?', stock, JSON.stringify({ ...product, stock }), productId)
  if (stock !== 0) await notifyBackInStock(backend, productId)
}
