import { describe, expect, it } from 'vitest'
import { stockSuite } from '../ports/testing/stockSuite.ts'
import { testStores } from '../testing/testStores.ts'
import { createTableStock } from './tableStock.ts'
import type { Stock } from '../ports/Stock.ts'
import type { Store } from '../store/Store.ts'

for (const { name, open, drop } of testStores()) {
  stockSuite(`tables on ${name}`, async () => {
    const [store, other] = await open()
    let now = 1_000_000
    const transactOn =
      (on: Store) =>
      <Result>(work: (stock: Stock) => Promise<Result>): Promise<Result> =>
        on.transaction((inner) => work(createTableStock(inner, { now: () => now, autoRestock: false })))
    return {
      transact: transactOn(store),
      transactElsewhere: transactOn(other),
      now: () => now,
      advance: (ms) => {
        now += ms
      },
      clear: async () => {
        await store.run('DELETE FROM stock')
        await store.run('DELETE FROM stock_hold')
      },
      close: async () => {
        await Promise.all([...new Set([store, other])].map((one) => one.close()))
        await drop()
      },
    }
  })
}

describe('a stock with automatic restock', () => {
  it('an order above the stock is refused, and orders do not reduce the stock', async () => {
    const [kind] = testStores()
    if (kind === undefined) throw new Error('There is no store.')
    const [store] = await kind.open()
    const stock = createTableStock(store, { now: () => 0, autoRestock: true })
    await stock.set(1, 2)
    const goods = [{ productId: 1, pieces: 2 }]
    expect(await stock.hold({ orderUid: 'a', cartUid: 'a', goods, expiresAt: 1000 })).toEqual({ type: 'held' })
    expect(await stock.hold({ orderUid: 'b', cartUid: 'b', goods, expiresAt: 1000 })).toEqual({ type: 'held' })
    await stock.sell('a', goods)
    expect(await stock.hold({ orderUid: 'c', cartUid: 'c', goods: [{ productId: 1, pieces: 3 }], expiresAt: 1000 })).toMatchObject({
      type: 'short',
    })
    expect(await stock.levels([1])).toEqual([{ productId: 1, pieces: 2, holds: [] }])
    await store.close()
    await kind.drop()
  })
})
