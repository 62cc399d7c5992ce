import { text, whole } from '../database/row.ts'
import type { Value } from '../database/row.ts'
import type { Store } from '../store/Store.ts'
import type { ShopRecordChange } from './ShopRecordChange.ts'
import { shopMessage, shopTopic } from './shopTopic.ts'

/** Rows per statement. */
const most = 100

const marks = (rows: readonly unknown[], mark: string): string => rows.map(() => mark).join(', ')

interface Change extends Omit<ShopRecordChange, 'value'> {
  /** null removes the record. */
  readonly json: string | null
}

/** The changes that make a difference. */
const differing = async (store: Store, changes: readonly Change[]): Promise<readonly Change[]> => {
  const rows = await store.all(
    `SELECT kind, id, position, json FROM shop_record WHERE (kind, id) IN (VALUES ${marks(changes, '(?, ?)')})`,
    ...changes.flatMap(({ kind, id }) => [kind, id]),
  )
  const stored = new Map(rows.map((row) => [`${text(row, 'kind')} ${text(row, 'id')}`, row]))
  return changes.filter(({ kind, id, position, json }) => {
    const row = stored.get(`${kind} ${id}`)
    if (row === undefined) return json !== null
    return json !== text(row, 'json') || position !== whole(row, 'position')
  })
}

const write = async (store: Store, changes: readonly Change[]): Promise<void> => {
  const rows = changes.flatMap(({ kind, id, position, json }): (readonly Value[])[] => (json === null ? [] : [[kind, id, position, json]]))
  if (rows.length > 0)
    await store.run(
      `INSERT INTO shop_record (kind, id, position, json) VALUES ${marks(rows, '(?, ?, ?, ?)')}
       ON CONFLICT (kind, id) DO UPDATE SET position = excluded.position, json = excluded.json`,
      ...rows.flat(),
    )
  for (const { kind, id, json } of changes)
    if (json === null) await store.run('DELETE FROM shop_record WHERE kind = ? AND id = ?', kind, id)
}

/**
 * Writes records of the shop in one transaction, or in the one that `store` is in. Every process that shows this shop follows once it counts.
 * Records that are as they were write nothing and announce nothing. Of several changes of one record the last counts.
 */
export const saveShopRecords = (store: Store, changes: readonly ShopRecordChange[]): Promise<void> => {
  const last = new Map(
    changes.map(({ kind, id, position, value }): [string, Change] => [
      `${kind} ${id}`,
      { kind, id, position, json: value === null ? null : JSON.stringify(value) },
    ]),
  )
  const wanted = [...last.values()]
  return store.transaction(async (inner) => {
    const written: Change[] = []
    for (let start = 0; start < wanted.length; start += most) {
      const changed = await differing(inner, wanted.slice(start, start + most))
      await write(inner, changed)
      written.push(...changed)
    }
    if (written.length === 0) return
    const isOfProducts = written.every(({ kind }) => kind === 'product')
    await inner.announce(shopTopic, isOfProducts ? shopMessage(written.map(({ id }) => id)) : '')
  })
}
