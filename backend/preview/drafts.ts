import { randomUUID } from 'node:crypto'
import { storedRecord } from '../shopRecords/readRecord.ts'
import type { StoredRecord } from '../shopRecords/readRecord.ts'
import type { ShopRecordChange } from '../shopRecords/ShopRecordChange.ts'
import { whole } from '../database/row.ts'
import type { Store } from '../store/Store.ts'

/** A record as it would be when it is published, and until when its token shows it: milliseconds since 1970-01-01 UTC. */
export interface Draft extends StoredRecord {
  readonly expiresAt: number
}

/** How long a token shows its draft: one hour, in ms. */
const shownFor = 60 * 60 * 1000

/** Keeps a draft in place of an earlier one of the same record, whose token ends. Returns the token of this one. */
export const saveDraft = async (store: Store, { kind, id, position, value }: ShopRecordChange, now: number): Promise<string> => {
  const token = randomUUID()
  await store.run(
    `INSERT INTO shop_draft (kind, id, position, json, token, expires_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (kind, id) DO UPDATE SET position = excluded.position, json = excluded.json, token = excluded.token, expires_at = excluded.expires_at`,
    kind,
    id,
    position,
    JSON.stringify(value),
    token,
    now + shownFor,
  )
  return token
}

/** null: the token is unknown or has expired. */
export const draftOfToken = async (store: Pick<Store, 'get'>, token: string, now: number): Promise<Draft | null> => {
  const row = await store.get('SELECT kind, id, position, json, expires_at FROM shop_draft WHERE token = ? AND expires_at > ?', token, now)
  return row === null ? null : { ...storedRecord(row), expiresAt: whole(row, 'expires_at') }
}

/** The drafts of one kind. */
export const draftsOf = async (store: Pick<Store, 'all'>, kind: ShopRecordChange['kind']): Promise<readonly StoredRecord[]> =>
  (await store.all('SELECT kind, id, position, json FROM shop_draft WHERE kind = ? ORDER BY id', kind)).map(storedRecord)

/** Throws a draft away, whether there is one or not. */
export const removeDraft = async (store: Store, kind: ShopRecordChange['kind'], id: string): Promise<void> => {
  await store.run('DELETE FROM shop_draft WHERE kind = ? AND id = ?', kind, id)
}
