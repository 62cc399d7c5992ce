import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { transact } from '../answers/transact.ts'
import { notifyBackInStock } from './notifyBackInStock.ts'
import type { StockCount } from './readStockCounts.ts'

/** Sets the pieces of products of the shop, all or none; requests to hear of them are mailed where there is stock again. */
export const setStocks = (backend: Backend, counts: readonly StockCount[]): Promise<void> =>
  transact(backend, async (backend) => {
    for (const { productId, pieces } of counts) await backend.stock.set(productId, pieces)
    await notifyBackInStock(
      backend,
      counts.map(({ productId }) => productId),
    )
  })

/**
 * A delivery to the warehouse, or an empty shelf. Refuses with 404 an unknown product.
 * @param pieces null: not counted
 */
export const setStock = async (backend: Backend, productId: number, pieces: number | null): Promise<void> => {
  if (backend.catalogue.product(productId) === null) throw new HttpFailure(404, 'productNotFound')
  await setStocks(backend, [{ productId, pieces }])
}
