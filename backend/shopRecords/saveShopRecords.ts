import { text } from '../database/row.ts'
import { shopTopic } from '../ports/ShopRecords.ts'
import type { ShopRecordChange, ShopRecordKind } from '../ports/ShopRecords.ts'
import type { Store } from '../store/Store.ts'

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string => `${kind} ${id}`

/** Writes those records that differ from what is stored, in one transaction, and announces them. Answers how many there were. */
export const saveShopRecords = (store: Store, changes: readonly ShopRecordChange[]): Promise<number> =>
  store.transaction(async (inner) => {
    const kinds: readonly ShopRecordKind[] = [...new Set(changes.map(({ kind }) => kind))]
    const marks = kinds.map(() => '?').join(', ')
    const rows =
      kinds.length === 0 ? [] : await inner.all(`SELECT kind, id, position, json FROM shop_record WHERE kind IN (${marks})`, ...kinds)
    const stored = new Map(
      rows.map((row) => [keyOf({ kind: text(row, 'kind'), id: text(row, 'id') }), `${String(row['position'])} ${text(row, 'json')}`]),
    )
    let changed = 0
    for (const { kind, id, position, value } of changes) {
      const known = stored.get(keyOf({ kind, id }))
      if (value === null) {
        if (known === undefined) continue
        await inner.run('DELETE FROM shop_record WHERE kind = ? AND id = ?', kind, id)
      } else {
        const json = JSON.stringify(value)
        if (known === `${position} ${json}`) continue
        await inner.run(
          `INSERT INTO shop_record (kind, id, position, json) VALUES (?, ?, ?, ?)
           ON CONFLICT (kind, id) DO UPDATE SET position = excluded.position, json = excluded.json`,
          kind,
          id,
          position,
          json,
        )
      }
      changed += 1
    }
    if (changed > 0) await inner.announce(shopTopic, '')
    return changed
  })
