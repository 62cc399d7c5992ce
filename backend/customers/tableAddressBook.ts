import { record, text } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { AddressBook, SavedAddress } from '../ports/AddressBook.ts'
import type { AddressFields } from '../records/CustomerRecord.ts'
import type { Store } from '../store/Store.ts'

const addressOf = (row: Row): SavedAddress => ({ id: text(row, 'id'), uid: text(row, 'uid'), ...(record(row, 'json') as AddressFields) })

/** Address books in the table `address`. */
export const createTableAddressBook = (store: Store, newId: (prefix: string) => string): AddressBook => {
  const list = async (customerId: string, kind: 'delivery' | 'invoice'): Promise<readonly SavedAddress[]> =>
    (await store.all('SELECT id, uid, json FROM address WHERE customer_id = ? AND kind = ? ORDER BY position', customerId, kind)).map(
      addressOf,
    )
  const insert = async (customerId: string, kind: 'delivery' | 'invoice', address: AddressFields): Promise<SavedAddress> => {
    const saved = { ...address, id: newId('address'), uid: newId('uid') }
    await store.run(
      `INSERT INTO address (id, uid, customer_id, kind, position, json)
       VALUES (?1, ?2, ?3, ?4, (SELECT coalesce(max(position), -1) + 1 FROM address WHERE customer_id = ?3 AND kind = ?4), ?5)`,
      saved.id,
      saved.uid,
      customerId,
      kind,
      JSON.stringify(address),
    )
    return saved
  }
  return {
    delivery: (customerId) => list(customerId, 'delivery'),
    invoice: async (customerId) => (await list(customerId, 'invoice'))[0] ?? null,
    find: async (customerId, idOrUid) => {
      const row = await store.get(
        "SELECT id, uid, json FROM address WHERE customer_id = ?1 AND kind = 'delivery' AND (id = ?2 OR uid = ?2)",
        customerId,
        idOrUid,
      )
      return row === null ? null : addressOf(row)
    },
    add: async (customerId, address) => {
      const saved = await insert(customerId, 'delivery', address)
      await store.run('UPDATE customer SET default_address_id = ? WHERE id = ? AND default_address_id IS NULL', saved.id, customerId)
      return saved
    },
    change: async (id, address) => {
      await store.run('UPDATE address SET json = ? WHERE id = ?', JSON.stringify(address), id)
    },
    remove: async (customerId, id) => {
      await store.run("DELETE FROM address WHERE customer_id = ? AND kind = 'delivery' AND id = ?", customerId, id)
      await store.run(
        `UPDATE customer SET default_address_id =
           (SELECT id FROM address WHERE customer_id = ?1 AND kind = 'delivery' ORDER BY position LIMIT 1)
         WHERE id = ?1 AND default_address_id = ?2`,
        customerId,
        id,
      )
    },
    setDefault: async (customerId, id) => {
      await store.run('UPDATE customer SET default_address_id = ? WHERE id = ?', id, customerId)
    },
    setInvoice: async (customerId, address) => {
      const changed = await store.run(
        "UPDATE address SET json = ? WHERE customer_id = ? AND kind = 'invoice'",
        JSON.stringify(address),
        customerId,
      )
      if (changed === 0) await insert(customerId, 'invoice', address)
    },
  }
}
