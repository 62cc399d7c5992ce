import { createHash, randomBytes } from 'node:crypto'
import { text, whole } from '../database/row.ts'
import type { OneTimeTokens } from '../ports/OneTimeTokens.ts'
import type { Store } from '../store/Store.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Tokens in the table `one_time_token`. */
export const createTableOneTimeTokens = (store: Store, now: () => number): OneTimeTokens => ({
  issue: async (purpose, { customerId, subject }, lifetime) => {
    const token = randomBytes(32).toString('base64url')
    await store.run(
      'INSERT INTO one_time_token (hash, purpose, customer_id, subject, expires_at) VALUES (?, ?, ?, ?, ?)',
      hashOf(token),
      purpose,
      customerId,
      subject,
      now() + lifetime,
    )
    return token
  },
  take: async (purpose, token) => {
    const hash = hashOf(token)
    const row = await store.get('SELECT * FROM one_time_token WHERE hash = ? AND purpose = ?', hash, purpose)
    // Of two at once, one removes the row.
    if (row === null || (await store.run('DELETE FROM one_time_token WHERE hash = ?', hash)) !== 1) return null
    return whole(row, 'expires_at') <= now() ? null : { customerId: text(row, 'customer_id'), subject: text(row, 'subject') }
  },
  revokeAll: async (customerId) => {
    await store.run('DELETE FROM one_time_token WHERE customer_id = ?', customerId)
  },
})
