import { text } from '../database/row.ts'
import type { Store } from '../store/Store.ts'
import { removeOldOrders } from './removeOldOrders.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** Rows per transaction, so that none blocks others for long. */
const most = 500

/** What is kept for a time only. `statement` removes `most` things, those of before ?1. */
interface Retention {
  readonly name: string
  /** Milliseconds. */
  readonly retainedFor: number
  readonly statement: string
}

/** docs/operations.md names them. */
const retentions: readonly Retention[] = [
  {
    name: 'carts',
    retainedFor: 90 * day,
    statement: `DELETE FROM cart WHERE uid IN (SELECT uid FROM cart WHERE touched_at <= ?1 ORDER BY touched_at, uid LIMIT ${most})`,
  },
  {
    name: 'sent mails',
    retainedFor: 7 * day,
    statement: `DELETE FROM mail WHERE id IN (SELECT id FROM mail WHERE sent_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'unsent mails',
    retainedFor: 14 * day,
    statement: `DELETE FROM mail WHERE id IN (SELECT id FROM mail WHERE created_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'unconfirmed requests',
    retainedFor: 14 * day,
    statement: `DELETE FROM product_request WHERE uid IN (SELECT uid FROM product_request WHERE is_confirmed = 0 AND created_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'sessions',
    retainedFor: 0,
    statement: `DELETE FROM session WHERE token IN (SELECT token FROM session WHERE expires_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'one-time tokens',
    retainedFor: 0,
    statement: `DELETE FROM one_time_token WHERE hash IN (SELECT hash FROM one_time_token WHERE expires_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'responses',
    retainedFor: day,
    statement: `DELETE FROM answer WHERE (operation, key) IN (SELECT operation, key FROM answer WHERE made_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'tries',
    retainedFor: day,
    statement: `DELETE FROM tried WHERE (what, at) IN (SELECT what, at FROM tried WHERE at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'VAT number checks',
    retainedFor: 90 * day,
    statement: `DELETE FROM vat_check WHERE number IN (SELECT number FROM vat_check WHERE tried_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'uses of coupons by unpaid orders',
    retainedFor: day,
    statement: `DELETE FROM coupon_use WHERE (code, order_uid) IN (SELECT code, order_uid FROM coupon_use WHERE expires_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'invitations to a company',
    retainedFor: 0,
    statement: `DELETE FROM company_member WHERE uid IN (SELECT uid FROM company_member WHERE expires_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'requests for an approval',
    retainedFor: 365 * day,
    statement: `DELETE FROM approval_request WHERE uid IN (SELECT uid FROM approval_request WHERE requested_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'address searches',
    retainedFor: 15 * minute,
    statement: `DELETE FROM address_search WHERE id IN (SELECT id FROM address_search WHERE asked_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'unconfirmed withdrawals',
    retainedFor: 14 * day,
    statement: `DELETE FROM withdrawal WHERE uid IN (SELECT uid FROM withdrawal WHERE received_at IS NULL AND stated_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'quotes',
    retainedFor: 2 * 365 * day,
    statement: `DELETE FROM quote WHERE uid IN (SELECT uid FROM quote WHERE updated_at <= ?1 LIMIT ${most})`,
  },
  {
    name: 'keys of removed quotes',
    retainedFor: 0,
    statement: `DELETE FROM quote_key WHERE hash IN (SELECT hash FROM quote_key WHERE made_at <= ?1 AND quote_uid NOT IN (SELECT uid FROM quote) LIMIT ${most})`,
  },
  {
    name: 'shared carts and wishlists',
    retainedFor: 0,
    statement: `DELETE FROM share WHERE token IN (SELECT token FROM share WHERE expires_at <= ?1 LIMIT ${most})`,
  },
]

/** Takes the turn of a day; false when a process, this one or another, has taken it within a day. */
const takeTurn = async (store: Store, now: number): Promise<boolean> => {
  const last = await store.get("SELECT value FROM setting WHERE name = 'retention'")
  if (last === null)
    return (await store.run("INSERT INTO setting (name, value) VALUES ('retention', ?) ON CONFLICT DO NOTHING", `${now}`)) === 1
  const at = Number(text(last, 'value'))
  // A run in the future was claimed with a wrong clock.
  if (at > now - day && at <= now) return false
  return (await store.run("UPDATE setting SET value = ? WHERE name = 'retention' AND value = ?", `${now}`, text(last, 'value'))) === 1
}

/**
 * Removes expired data once a day, however often it is called.
 * @param isStopping called between batches; when true the rest is removed the next day
 * Returns the numbers of removed records by name; empty when another call had the daily run.
 */
export const removeExpired = async (
  store: Store,
  now: number,
  isStopping: () => boolean = () => false,
): Promise<ReadonlyMap<string, number>> => {
  const removed = new Map<string, number>()
  if (!(await takeTurn(store, now))) return removed
  for (const { name, retainedFor, statement } of retentions) {
    let batch = most
    while (batch >= most && !isStopping()) {
      batch = await store.transaction((inner) => inner.run(statement, now - retainedFor))
      if (batch > 0) removed.set(name, (removed.get(name) ?? 0) + batch)
    }
  }
  const orders = isStopping() ? 0 : await removeOldOrders(store, now, isStopping)
  if (orders > 0) removed.set('orders with their invoices', orders)
  return removed
}
