import type { Wire } from '../contract/wire.ts'
import { record, text, textOrNull } from '../database/Database.ts'
import type { Database, Row } from '../database/Database.ts'
import type { AddressFields } from '../records/CustomerRecord.ts'

export const customerByEmail = (database: Database, email: string): Row | null =>
  database.get('SELECT * FROM customer WHERE email = ?', email.trim())

export const customerById = (database: Database, id: string): Row | null => database.get('SELECT * FROM customer WHERE id = ?', id)

const addressOf = (row: Row): Wire['Address'] => ({ id: text(row, 'id'), uid: text(row, 'uid'), ...(record(row, 'json') as AddressFields) })

/** The customer's addresses of a kind, the oldest first. */
export const addressesOf = (database: Database, customerId: string, kind: 'delivery' | 'invoice'): Wire['Address'][] =>
  database.all('SELECT id, uid, json FROM address WHERE customer_id = ? AND kind = ? ORDER BY position', customerId, kind).map(addressOf)

/** A delivery address of this customer; null when it is none or somebody else's. */
export const deliveryAddress = (database: Database, customerId: string, addressId: string): Wire['Address'] | null =>
  addressesOf(database, customerId, 'delivery').find(({ id }) => id === addressId) ?? null

/** The session as the shop sees it (SES-06). */
export const sessionOf = (database: Database, customer: Row): Wire['Session'] => {
  const id = text(customer, 'id')
  return {
    id,
    firstName: text(customer, 'first_name'),
    lastName: text(customer, 'last_name'),
    companyName: text(customer, 'company_name'),
    customerId: text(customer, 'number'),
    status: text(customer, 'status') === 'active' ? 'active' : 'inactive',
    emailAddress: text(customer, 'email'),
    addresses: { invoice: addressesOf(database, id, 'invoice'), delivery: addressesOf(database, id, 'delivery') },
    defaultDeliveryAddressId: textOrNull(customer, 'default_address_id'),
  }
}
