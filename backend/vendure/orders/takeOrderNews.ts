import { TransactionalConnection } from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'
import type { RequestContext } from '@vendure/core'
import type { Orders } from '../../ports/Orders.ts'
import type { Refunds } from '../../ports/Refunds.ts'
import { orderNewsTopic } from '../../ports/Orders.ts'
import { runPeriodically } from '../../server/runPeriodically.ts'
import type { Store } from '../../store/Store.ts'
import { createOrderBook } from './bookOrder.ts'

/** Milliseconds after which orders that could not be booked are tried again, and news that was missed is taken. */
const pause = 30_000

interface OrderNewsOptions {
  readonly app: INestApplicationContext
  /** The backend's data, and its orders there. */
  readonly store: Store
  readonly orders: Orders
  readonly refunds: Refunds
  /** Schema of the backend's tables. */
  readonly schema: string
  /** A context with the rights of the merchant. */
  readonly context: () => Promise<RequestContext>
  readonly log: (line: string) => void
}

/**
 * Books what the shop sold: an order is booked and its news removed in one transaction, so it is booked once, whatever ends in between. Returns
 * a function that stops it.
 */
export const takeOrderNews = async ({
  app,
  store,
  orders,
  refunds,
  schema,
  context,
  log,
}: OrderNewsOptions): Promise<() => Promise<void>> => {
  const connection = app.get(TransactionalConnection)
  const book = createOrderBook(app)

  const takeOne = async (ctx: RequestContext, orderUid: string): Promise<void> =>
    connection.withTransaction(ctx, async (inner) => {
      const manager = connection.getRepository(inner, 'Order').manager
      const news = await manager.query<readonly { readonly number: string }[]>(
        `SELECT number FROM ${schema}.order_news WHERE order_uid = $1 FOR UPDATE SKIP LOCKED`,
        [orderUid],
      )
      // Another process is at it, or has been.
      if (news.length === 0) return
      // Read after the lock: it has the payments of all the news that is removed.
      const order = await orders.find({ uid: orderUid })
      if (order !== null) await book(inner, order, await orders.paymentsOf(orderUid), await refunds.ofOrder(orderUid))
      await manager.query(`DELETE FROM ${schema}.order_news WHERE number = ANY($1)`, [news.map(({ number }) => number)])
    })

  const takeAll = async (): Promise<void> => {
    const rows = await store.all('SELECT order_uid, min(number) AS first FROM order_news GROUP BY order_uid ORDER BY first')
    if (rows.length === 0) return
    const ctx = await context()
    for (const row of rows) {
      const orderUid = String(row['order_uid'])
      // One that cannot be booked does not keep the others.
      try {
        await takeOne(ctx, orderUid)
      } catch (error) {
        log(`Order ${orderUid} is not booked yet: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }

  let last: Promise<void> = Promise.resolve()
  const take = (): Promise<void> => {
    last = last.then(takeAll).catch((error: unknown) => log(`Order news: ${error instanceof Error ? error.message : String(error)}`))
    return last
  }
  // Not waited for: a listener holds up those who announce.
  await store.listen(orderNewsTopic, () => {
    void take()
    return Promise.resolve()
  })
  const stop = runPeriodically('Order news', pause, take)
  return async () => {
    await stop()
    await last
  }
}
