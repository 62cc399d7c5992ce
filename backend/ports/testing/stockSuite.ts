import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Stock } from '../Stock.ts'

/** A stock to be tested, with a clock of its own. */
export interface StockUnderTest {
  /** Runs `work` in one isolated transaction. */
  readonly transact: <Result>(work: (stock: Stock) => Promise<Result>) => Promise<Result>
  /** The same from another program, where there can be one. */
  readonly transactElsewhere: StockUnderTest['transact']
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number
  readonly advance: (ms: number) => void
  /** Forgets all products and orders. */
  readonly clear: () => Promise<void>
  readonly close: () => Promise<void>
}

/** What every implementation of the port does. */
export const stockSuite = (name: string, open: () => Promise<StockUnderTest>): void => {
  describe(`the stock: ${name}`, async () => {
    const shop = await open()
    const { transact, now, advance } = shop
    afterAll(() => shop.close())
    beforeEach(async () => {
      await shop.clear()
      await transact(async (stock) => {
        await stock.set(1, 3)
        await stock.set(2, 1)
        await stock.set(3, null)
      })
    })

    const order = (
      orderUid: string,
      goods: readonly (readonly [productId: number, pieces: number])[],
      cartUid = `cart of ${orderUid}`,
    ) => ({
      orderUid,
      cartUid,
      goods: goods.map(([productId, pieces]) => ({ productId, pieces })),
      expiresAt: now() + 1000,
    })
    const hold = (...of: Parameters<typeof order>) => transact((stock) => stock.hold(order(...of)))
    /** Pieces, and those that carts hold. */
    const levels = async (...productIds: number[]) =>
      (await transact((stock) => stock.levels(productIds)))
        .toSorted((one, other) => one.productId - other.productId)
        .map(({ productId, pieces, holds }) => [productId, pieces, ...holds.map((each) => `${each.pieces} ${each.cartUid}`).toSorted()])

    it('levels are those of the products, or of all; unknown products have none', async () => {
      expect(await levels(1, 3, 99)).toEqual([
        [1, 3],
        [3, null],
      ])
      expect(await transact((stock) => stock.levels([]))).toEqual([])
      expect(await transact((stock) => stock.levels(null))).toHaveLength(3)
    })

    it('pieces of an order are held until they are released, once', async () => {
      expect(await hold('a', [[1, 2]])).toEqual({ type: 'held' })
      expect(await levels(1)).toEqual([[1, 3, '2 cart of a']])
      expect(await transact((stock) => stock.release(['a', 'none']))).toEqual([1])
      expect(await transact((stock) => stock.release(['a']))).toEqual([])
      expect(await levels(1)).toEqual([[1, 3]])
    })

    it('an order that lacks a piece holds nothing, and hears of which product', async () => {
      await hold('a', [[1, 2]])
      expect(await hold('b', [[1, 2], [2, 1]])).toEqual({ type: 'short', productIds: [1] }) // prettier-ignore
      expect(await hold('c', [[99, 1]])).toEqual({ type: 'short', productIds: [99] })
      expect(await levels(1, 2)).toEqual([
        [1, 3, '2 cart of a'],
        [2, 1],
      ])
    })

    it('pieces held for the cart’s other order, or for this one before, block nothing', async () => {
      await hold('a', [[2, 1]], 'cart')
      expect(await hold('b', [[2, 1]], 'cart')).toEqual({ type: 'held' })
      expect(await hold('b', [[1, 3]], 'cart')).toEqual({ type: 'held' })
      expect(await levels(1, 2)).toEqual([
        [1, 3, '3 cart'],
        [2, 1, '1 cart'],
      ])
    })

    it('products that are not counted never run out', async () => {
      expect(await hold('a', [[3, 5000]])).toEqual({ type: 'held' })
      await transact((stock) => stock.sell('a', [{ productId: 3, pieces: 5000 }]))
      expect(await levels(3)).toEqual([[3, null]])
    })

    it('a hold runs out: others can buy, and the products are named once', async () => {
      await hold('a', [[2, 1]])
      advance(1000)
      expect(await hold('b', [[2, 1]])).toMatchObject({ type: 'short' })
      advance(1)
      expect(await hold('b', [[2, 1]])).toEqual({ type: 'held' })
      expect(await transact((stock) => stock.releaseExpired())).toEqual([2])
      expect(await transact((stock) => stock.releaseExpired())).toEqual([])
      expect(await levels(2)).toEqual([[2, 1, '1 cart of b']])
    })

    it('what is sold leaves the stock and is held no more, below 0 when it was not held and others bought it', async () => {
      await hold('a', [[1, 2]])
      await transact((stock) => stock.sell('a', [{ productId: 1, pieces: 2 }]))
      expect(await levels(1)).toEqual([[1, 1]])
      await transact((stock) => stock.sell('late', [{ productId: 1, pieces: 2 }]))
      expect(await levels(1)).toEqual([[1, -1]])
      expect(await hold('b', [[1, 1]])).toEqual({ type: 'short', productIds: [1] })
    })

    it('a sold order that has other goods takes pieces and gives pieces back', async () => {
      const goods = [
        { productId: 1, pieces: -2 },
        { productId: 2, pieces: 1 },
        { productId: 3, pieces: -1 },
      ]
      expect(await transact((stock) => stock.exchange(goods))).toEqual([1, 3])
      expect(await levels(1, 2, 3)).toEqual([
        [1, 5],
        [2, 0],
        [3, null],
      ])
    })

    it('of two orders for the last piece at once, one holds it', async () => {
      const results = await Promise.all([
        transact((stock) => stock.hold(order('a', [[2, 1]]))),
        shop.transactElsewhere((stock) => stock.hold(order('b', [[2, 1]]))),
      ])
      expect(results.map(({ type }) => type).toSorted()).toEqual(['held', 'short'])
    })
  })
}
