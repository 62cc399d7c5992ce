import type { PiecesFor } from '../ports/Catalogue.ts'
import { changedProducts, stockTopic } from '../ports/Stock.ts'
import type { Stock, StockLevel } from '../ports/Stock.ts'
import type { Store } from '../store/Store.ts'
import { availablePieces } from './availablePieces.ts'

/** Milliseconds before a failed read of levels is retried. */
const retryPause = 1000

/**
 * Reads all stock levels and keeps them up to date, so that pages need no query. A product without a level cannot be bought.
 * @param now milliseconds since 1970-01-01 UTC
 */
export const watchStock = async (stock: Stock, store: Pick<Store, 'listen'>, now: () => number): Promise<PiecesFor> => {
  const levels = new Map<number, StockLevel>()
  /** Products to read; null: all. */
  let changed: Set<number> | null = new Set()
  let last: Promise<void> = Promise.resolve()

  const readChanged = async (): Promise<void> => {
    if (changed?.size === 0) return
    const productIds = changed === null ? null : [...changed]
    changed = new Set()
    try {
      for (const level of await stock.levels(productIds)) levels.set(level.productId, level)
    } catch (error) {
      process.stderr.write(`Stock: ${error instanceof Error ? error.message : String(error)}\n`)
      setTimeout(() => void update(productIds), retryPause).unref()
    }
  }
  /** Reads in sequence, so that an older result never overwrites a newer one; changes meanwhile are read together. */
  const update = (productIds: readonly number[] | null): Promise<void> => {
    changed = productIds === null || changed === null ? null : new Set([...changed, ...productIds])
    last = last.then(readChanged)
    return last
  }

  await store.listen(stockTopic, (message) => update(changedProducts(message)))
  await update(null)
  return (productId, cartUid) => {
    const level = levels.get(productId)
    return level === undefined ? 0 : availablePieces(level, cartUid, now())
  }
}
