import type { Backend } from '../answers/Backend.ts'
import { transact } from '../answers/transact.ts'
import { notifyBackInStock } from './notifyBackInStock.ts'

const minute = 60_000

/** Ends the holds of payments that ran out; who waited for the product hears of it. */
export const releaseExpiredHolds = (backend: Backend): Promise<void> =>
  transact(backend, async (backend) => notifyBackInStock(backend, await backend.stock.releaseExpired()))

/** Does so every minute. Pieces can be sold from the moment on at which their hold runs out; this is for those who wait. Answers how to stop. */
export const keepReleasingHolds = (backend: Backend): (() => void) => {
  const timer = setInterval(() => {
    releaseExpiredHolds(backend).catch((error: unknown) => {
      process.stderr.write(`Stock: holds that ran out stay for now (${error instanceof Error ? error.message : String(error)})\n`)
    })
  }, minute).unref()
  return () => clearInterval(timer)
}
