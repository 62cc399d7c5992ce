import { record, text, whole, wholeOrNull } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { Passkey, Passkeys } from '../ports/Passkeys.ts'
import type { Store } from '../store/Store.ts'

const passkeyOf = (row: Row): Passkey => ({
  id: text(row, 'id'),
  customerId: text(row, 'customer_id'),
  publicKey: text(row, 'public_key'),
  counter: whole(row, 'counter'),
  transports: record(row, 'transports') as readonly string[],
  name: text(row, 'name'),
  createdAt: whole(row, 'created_at'),
  usedAt: wholeOrNull(row, 'used_at'),
})

/** Passkeys in the table `passkey`. */
export const createTablePasskeys = (store: Store): Passkeys => ({
  add: async ({ id, customerId, publicKey, counter, transports, name, createdAt }) =>
    (await store.run(
      `INSERT INTO passkey (id, customer_id, public_key, counter, transports, name, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
      id,
      customerId,
      publicKey,
      counter,
      JSON.stringify(transports),
      name,
      createdAt,
    )) === 1,
  find: async (id) => {
    const row = await store.get('SELECT * FROM passkey WHERE id = ?', id)
    return row === null ? null : passkeyOf(row)
  },
  ofCustomer: async (customerId) =>
    (await store.all('SELECT * FROM passkey WHERE customer_id = ? ORDER BY created_at, id', customerId)).map(passkeyOf),
  use: async (id, counter, at) => {
    await store.run('UPDATE passkey SET counter = ?, used_at = ? WHERE id = ?', counter, at, id)
  },
  remove: async (customerId, id) => (await store.run('DELETE FROM passkey WHERE customer_id = ? AND id = ?', customerId, id)) === 1,
  removeAll: async (customerId) => {
    await store.run('DELETE FROM passkey WHERE customer_id = ?', customerId)
  },
})
