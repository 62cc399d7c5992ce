import { appendFileSync, watch } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { text, whole } from '../database/row.ts'
import { createTableOrders } from '../orders/tableOrders.ts'
import { orderNewsTopic } from '../ports/Orders.ts'
import { readShop } from '../records/readShop.ts'
import { saveShopRecords } from '../shopRecords/saveShopRecords.ts'
import { shopRecordsOf } from '../shopRecords/shopRecordsOf.ts'
import { createTableStock } from '../stock/tableStock.ts'
import { openPostgresStore } from '../store/postgresStore.ts'
import type { Store } from '../store/Store.ts'

/** Puts the shop of a folder of JSON files (records/readShop.ts) and its stock into the store. Throws UnusableShop. */
export const publishShop = async (store: Store, folder: string): Promise<void> => {
  const shop = readShop(folder)
  await saveShopRecords(store, shopRecordsOf({ ...shop, customers: [] }))
  await store.transaction(async (inner) => {
    const stock = createTableStock(inner, { now: Date.now, autoRestock: false })
    const known = new Set((await stock.levels(null)).map(({ productId }) => productId))
    // A count that is there is newer than the file's: orders have changed it.
    for (const { id, stock: pieces } of shop.products) if (!known.has(id)) await stock.set(id, pieces)
  })
}

/** Writes each order of which there is news to a file, a line of JSON each. */
export const exportOrders = async (store: Store, file: string): Promise<void> => {
  const news = await store.all('SELECT number, order_uid FROM order_news ORDER BY number')
  for (const row of news) {
    const order = await createTableOrders(store, { hasBackOffice: true }).find({ uid: text(row, 'order_uid') })
    if (order !== null) appendFileSync(file, `${JSON.stringify({ number: order.number, lines: order.lines, paid: order.paidInclVat })}\n`)
    // After the line is there: one that breaks off in between writes it again, and the number says so.
    await store.run('DELETE FROM order_news WHERE number = ?', whole(row, 'number'))
  }
}

/*
 * A back office in two functions: `DATABASE_URL=… node backend/examples/fileBackOffice.ts <folder of JSON> <file for orders>`, and beside it
 * `BACK_OFFICE=own npm run backend`.
 */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder = 'backend/demo/data', file = 'orders.jsonl'] = process.argv.slice(2)
  const store = await openPostgresStore({ url: process.env['DATABASE_URL'] ?? '', schema: 'shop', poolSize: 2, timeoutMs: 10_000 })
  const publish = (): void => void publishShop(store, folder).catch((problem: unknown) => process.stderr.write(`${String(problem)}\n`))
  publish()
  watch(folder, { recursive: true }, publish)
  await store.listen(orderNewsTopic, () => exportOrders(store, file))
  await exportOrders(store, file)
}
