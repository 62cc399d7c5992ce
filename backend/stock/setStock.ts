import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { transact } from '../answers/transact.ts'
import { notifyBackInStock } from './notifyBackInStock.ts'

/**
 * A delivery to the warehouse, or an empty shelf: back-in-stock requests are mailed when there is stock again. Refuses with 404 an unknown
 * product.
 * @param pieces null: not counted
 */
export const setStock = async (backend: Backend, productId: number, pieces: number | null): Promise<void> => {
  if (backend.catalogue.product(productId) === null) throw new HttpFailure(404, 'productNotFound')
  await transact(backend, async (backend) => {
    await backend.stock.set(productId, pieces)
    await notifyBackInStock(backend, [productId])
  })
}
