import { text } from '../database/row.ts'
import type { Store } from '../store/Store.ts'

/** Years, from the end of the year in which it was issued, that the law wants an invoice kept (art. 52 Algemene wet inzake rijksbelastingen). */
const yearsKept = 7

/** The Netherlands are ahead of UTC by this at the turn of the year, in milliseconds. */
const winterTime = 60 * 60 * 1000

/** Orders per transaction, so that none blocks others for long. */
const most = 100

/** Tables with something of an order, by the column that names it. The order itself comes last. */
const tables = [
  ['invoice', 'purchase_uid'],
  ['refund', 'purchase_uid'],
  ['payment', 'purchase_uid'],
  ['order_revision', 'purchase_uid'],
  ['rest_request', 'purchase_uid'],
  ['told_purchase', 'purchase_uid'],
  ['coupon_use', 'order_uid'],
  ['order_news', 'order_uid'],
  ['purchase', 'uid'],
] as const

/** Before this moment is what needs to be kept no longer; milliseconds since 1970-01-01 UTC. */
const lastNeeded = (now: number): number => Date.UTC(new Date(now + winterTime).getUTCFullYear() - yearsKept, 0, 1) - winterTime

/** Nothing happened to the money of an order since ?1. */
const isOld = `created_at < ?1 AND ${(
  [
    ['invoice', 'issued_at'],
    ['payment', 'created_at'],
    ['refund', 'created_at'],
  ] as const
)
  .map(([table, at]) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE purchase_uid = purchase.uid AND ${table}.${at} >= ?1)`)
  .join(' AND ')}`

const removeSome = async (store: Store, before: number): Promise<number> => {
  const uids = (await store.all(`SELECT uid FROM purchase WHERE ${isOld} ORDER BY created_at, uid LIMIT ${most}`, before)).map((row) =>
    text(row, 'uid'),
  )
  if (uids.length === 0) return 0
  const named = uids.map(() => '?').join(', ')
  // Without it an invoice cannot be removed by anybody.
  await store.run("INSERT INTO setting (name, value) VALUES ('resetting', '')")
  await store.run(`DELETE FROM withdrawal_refund WHERE refund_uid IN (SELECT uid FROM refund WHERE purchase_uid IN (${named}))`, ...uids)
  for (const [table, column] of tables) await store.run(`DELETE FROM ${table} WHERE ${column} IN (${named})`, ...uids)
  await store.run("DELETE FROM setting WHERE name = 'resetting'")
  return uids.length
}

/**
 * Removes orders with their invoices, payments and refunds, as a whole, once the year of the last of them has been over for seven years, and
 * withdrawals in the same way. Answers how many orders that were.
 */
export const removeOldOrders = async (store: Store, now: number, isStopping: () => boolean = () => false): Promise<number> => {
  const before = lastNeeded(now)
  await store.run('DELETE FROM withdrawal WHERE received_at < ?', before)
  let removed = 0
  let batch = most
  while (batch === most && !isStopping()) {
    batch = await store.transaction((inner) => removeSome(inner, before))
    removed += batch
  }
  return removed
}
