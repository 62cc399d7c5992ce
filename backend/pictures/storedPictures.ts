import { bytes } from '../database/row.ts'
import type { Store } from '../store/Store.ts'

/**
 * Pictures that the merchant uploaded, in a table of the store: every process on every machine has them, and so has a backup. A name has the same
 * bytes for good.
 */
export const createStoredPictures = (store: Store) => ({
  has: async (name: string): Promise<boolean> => (await store.get('SELECT name FROM stored_picture WHERE name = ?', name)) !== null,
  read: async (name: string): Promise<Uint8Array | null> => {
    const row = await store.get('SELECT body FROM stored_picture WHERE name = ?', name)
    return row === null ? null : bytes(row, 'body')
  },
  /** @param now milliseconds since 1970 */
  add: async (name: string, body: Uint8Array, now: number): Promise<void> => {
    await store.run('INSERT INTO stored_picture (name, body, created_at) VALUES (?, ?, ?)', name, body, now)
  },
})
