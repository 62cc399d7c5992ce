import type { Backend } from '../answers/Backend.ts'
import { transact } from '../answers/transact.ts'
import { notifyBackInStock } from './notifyBackInStock.ts'

/**
 * Ends the holds of payments that ran out; who waited for the product hears of it. Pieces can be sold from the moment on at which their hold
 * runs out; this is for those who wait.
 */
export const releaseExpiredHolds = (backend: Backend): Promise<void> =>
  transact(backend, async (backend) => notifyBackInStock(backend, await backend.stock.releaseExpired()))
