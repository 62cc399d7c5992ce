import type { Wire } from '../contract/wire.ts'
import { record, text, textOrNull } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { Store } from '../store/Store.ts'
import type { AddressFields } from '../records/CustomerRecord.ts'

export const customerByEmail = async (store: Store, email: string): Promise<Row | null> =>
  store.get('SELECT * FROM customer WHERE lower(email) = lower(?)', email.trim())

export const customerById = async (store: Store, id: string): Promise<Row | null> => store.get('SELECT * FROM customer WHERE id = ?', id)

const addressOf = (row: Row): Wire['Address'] => ({ id: text(row, 'id'), uid: text(row, 'uid'), ...(record(row, 'json') as AddressFields) })

/** The customer's addresses of a kind, the oldest first. */
export const addressesOf = async (store: Store, customerId: string, kind: 'delivery' | 'invoice'): Promise<Wire['Address'][]> =>
  (await store.all('SELECT id, uid, json FROM address WHERE customer_id = ? AND kind = ? ORDER BY position', customerId, kind)).map(
    addressOf,
  )

/** A delivery address of this customer; null when it is none or somebody else's. */
export const deliveryAddress = async (store: Store, customerId: string, addressId: string): Promise<Wire['Address'] | null> =>
  (await addressesOf(store, customerId, 'delivery')).find(({ id }) => id === addressId) ?? null

/** The session as the shop sees it (SES-06). */
export const sessionOf = async (store: Store, customer: Row): Promise<Wire['Session']> => {
  const id = text(customer, 'id')
  return {
    id,
    firstName: text(customer, 'first_name'),
    lastName: text(customer, 'last_name'),
    companyName: text(customer, 'company_name'),
    customerId: text(customer, 'number'),
    status: text(customer, 'status') === 'active' ? 'active' : 'inactive',
    emailAddress: text(customer, 'email'),
    addresses: { invoice: await addressesOf(store, id, 'invoice'), delivery: await addressesOf(store, id, 'delivery') },
    defaultDeliveryAddressId: textOrNull(customer, 'default_address_id'),
  }
}
