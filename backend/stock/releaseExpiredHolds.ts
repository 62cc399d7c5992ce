import type { Backend } from '../answers/Backend.ts'
import { transact } from '../answers/transact.ts'
import { notifyBackInStock } from './notifyBackInStock.ts'

/**
 * Deletes the holds of expired payments and mails visitors who wait for the product. Pieces can be sold as soon as their hold expires; this is
 * only for the mails.
 */
export const releaseExpiredHolds = (backend: Backend): Promise<void> =>
  transact(backend, async (backend) => notifyBackInStock(backend, await backend.stock.releaseExpired()))
