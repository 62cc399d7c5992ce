import { text, whole } from '../database/row.ts'
import type { Sessions } from '../ports/Sessions.ts'
import type { Store } from '../store/Store.ts'

/** Sessions in the table `session`. */
export const createTableSessions = (store: Store, now: () => number, newId: (prefix: string) => string): Sessions => ({
  open: async (customerId, lifetime) => {
    const token = newId('token')
    await store.run(
      'INSERT INTO session (token, customer_id, expires_at, opened_at) VALUES (?, ?, ?, ?)',
      token,
      customerId,
      now() + lifetime,
      now(),
    )
    return token
  },
  customerOf: async (token) => {
    const row = await store.get('SELECT customer_id, expires_at FROM session WHERE token = ?', token)
    return row === null || whole(row, 'expires_at') <= now() ? null : text(row, 'customer_id')
  },
  openedAt: async (token) => {
    const row = await store.get('SELECT opened_at FROM session WHERE token = ?', token)
    return row === null ? null : whole(row, 'opened_at')
  },
  close: async (token) => {
    await store.run('DELETE FROM session WHERE token = ?', token)
  },
  closeAll: async (customerId, except) => {
    await store.run('DELETE FROM session WHERE customer_id = ? AND token <> ?', customerId, except ?? '')
  },
})
