import { TransactionalConnection } from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'
import type { RequestContext } from '@vendure/core'
import { orderNewsTopic } from '../../ports/Orders.ts'
import { runPeriodically } from '../../server/runPeriodically.ts'
import type { Store } from '../../store/Store.ts'
import { backOfficePorts } from '../backOfficePorts.ts'
import { createOrderBook } from './bookOrder.ts'

/** Milliseconds after which orders that could not be booked are tried again, and news that was missed is taken. */
const pause = 30_000

interface OrderNewsOptions {
  readonly app: INestApplicationContext
  /** The backend's data. */
  readonly store: Store
  /** Schema of the backend's tables. */
  readonly schema: string
  /** A context with the rights of the merchant. */
  readonly context: () => Promise<RequestContext>
  readonly log: (line: string) => void
}

interface OrderNews {
  /** Books what there is; resolves when that was tried. */
  readonly take: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Books what the shop sold: an order is booked and its news removed in one transaction, so it is booked once, whatever ends in between. */
export const takeOrderNews = async ({ app, store, schema, context, log }: OrderNewsOptions): Promise<OrderNews> => {
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
      // Read after the lock: it has all of which the news is removed.
      const read = await store.transaction(async (shop) => {
        const { orders, refunds } = backOfficePorts(shop)
        return {
          order: await orders.find({ uid: orderUid }),
          payments: await orders.paymentsOf(orderUid),
          refunds: await refunds.ofOrder(orderUid),
          revisions: await orders.revisionsOf(orderUid),
        }
      })
      if (read.order !== null) await book(inner, read.order, read)
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
  return {
    take,
    stop: async () => {
      await stop()
      await last
    },
  }
}
