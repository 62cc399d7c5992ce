import { text, whole, wholeOrNull } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import { stockMessage, stockTopic } from '../ports/Stock.ts'
import type { Goods, Stock, StockLevel } from '../ports/Stock.ts'
import type { Store } from '../store/Store.ts'
import { availablePieces } from './availablePieces.ts'

const holdOf = (row: Row): StockLevel['holds'][number] => ({
  cartUid: text(row, 'cart_uid'),
  pieces: whole(row, 'pieces'),
  expiresAt: whole(row, 'expires_at'),
})

const productIds = (rows: readonly Row[]): readonly number[] => [...new Set(rows.map((row) => whole(row, 'product_id')))]

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ')

/**
 * The stock in the tables of the store.
 * @param settings.now milliseconds since 1970-01-01 UTC
 * @param settings.autoRestock true: orders neither reduce nor hold stock
 */
export const createTableStock = (
  store: Store,
  { now, autoRestock }: { readonly now: () => number; readonly autoRestock: boolean },
): Stock => {
  const announce = async (...changed: readonly number[]): Promise<void> => {
    if (changed.length > 0) await store.announce(stockTopic, stockMessage(changed))
  }

  const levels: Stock['levels'] = async (wanted) => {
    if (wanted?.length === 0) return []
    const where = wanted === null ? '' : `WHERE product_id IN (${marks(wanted)})`
    const values = wanted ?? []
    const counted = await store.all(`SELECT product_id, pieces FROM stock ${where}`, ...values)
    const holds = new Map<number, StockLevel['holds'][number][]>()
    for (const row of await store.all(`SELECT * FROM stock_hold ${where}`, ...values)) {
      const productId = whole(row, 'product_id')
      holds.set(productId, [...(holds.get(productId) ?? []), holdOf(row)])
    }
    return counted.map((row) => {
      const productId = whole(row, 'product_id')
      return { productId, pieces: wholeOrNull(row, 'pieces'), holds: holds.get(productId) ?? [] }
    })
  }

  const release: Stock['release'] = async (orderUids) => {
    if (orderUids.length === 0) return []
    const ended = productIds(
      await store.all(`DELETE FROM stock_hold WHERE order_uid IN (${marks(orderUids)}) RETURNING product_id`, ...orderUids),
    )
    await announce(...ended)
    return ended
  }

  const take = async (goods: readonly Goods[]): Promise<void> => {
    if (autoRestock) return
    for (const { productId, pieces } of goods)
      await store.run('UPDATE stock SET pieces = pieces - ? WHERE product_id = ?', pieces, productId)
    await announce(...goods.map(({ productId }) => productId))
  }

  return {
    levels,
    release,
    hold: async ({ orderUid, cartUid, goods, expiresAt }) => {
      const known = await levels(goods.map(({ productId }) => productId))
      const short = goods.filter(({ productId, pieces }) => {
        const level = known.find((each) => each.productId === productId)
        const available = level === undefined ? 0 : availablePieces(level, cartUid, now())
        return available !== null && available < pieces
      })
      if (short.length > 0) return { type: 'short', productIds: short.map(({ productId }) => productId) }
      if (autoRestock) return { type: 'held' }
      const before = await store.all('DELETE FROM stock_hold WHERE order_uid = ? RETURNING product_id', orderUid)
      for (const { productId, pieces } of goods)
        await store.run(
          'INSERT INTO stock_hold (order_uid, product_id, cart_uid, pieces, expires_at) VALUES (?, ?, ?, ?, ?)',
          orderUid,
          productId,
          cartUid,
          pieces,
          expiresAt,
        )
      await announce(...productIds(before), ...goods.map(({ productId }) => productId))
      return { type: 'held' }
    },
    sell: async (orderUid, goods) => {
      await release([orderUid])
      await take(goods)
    },
    exchange: async (goods) => {
      await take(goods)
      return goods.filter(({ pieces }) => pieces < 0).map(({ productId }) => productId)
    },
    releaseExpired: async () => {
      const ended = productIds(await store.all('DELETE FROM stock_hold WHERE expires_at < ? RETURNING product_id', now()))
      await announce(...ended)
      return ended
    },
    set: async (productId, pieces) => {
      await store.run(
        'INSERT INTO stock (product_id, pieces) VALUES (?, ?) ON CONFLICT (product_id) DO UPDATE SET pieces = excluded.pieces',
        productId,
        pieces,
      )
      await announce(productId)
    },
  }
}
