import type { Host } from '../answers/Host.ts'
import { Refusal } from '../answers/Refusal.ts'
import { record, text } from '../database/Database.ts'
import type { Row } from '../database/Database.ts'
import type { AddressFields } from '../records/CustomerRecord.ts'
import { writtenZipCode } from './zipCode.ts'

/** A new or changed address as it arrives. */
export type AddressWish = { readonly [Key in keyof AddressFields]?: AddressFields[Key] | undefined }

const name = /^[\p{L}\p{M} '’.-]+$/u
const blank: AddressFields = {
  companyName: '',
  countryCode: 'NL',
  firstName: '',
  lastName: '',
  zipCode: '',
  houseNumber: '',
  houseNumberAddition: '',
  streetName: '',
  city: '',
}

const zipCodeHolds = ({ countryCode, zipCode }: AddressFields): boolean =>
  (countryCode === 'NL' ? /^[1-9]\d{3}\s?[A-Z]{2}$/ : /^[1-9]\d{3}$/).test(zipCode)

/** The first field that is missing or has a wrong form (ADR-08); null when the address is in order. */
const wrongField = (address: AddressFields): keyof AddressFields | null => {
  if (!name.test(address.firstName)) return 'firstName'
  if (!name.test(address.lastName)) return 'lastName'
  if (!zipCodeHolds(address)) return 'zipCode'
  if (!/\d/.test(address.houseNumber)) return 'houseNumber'
  if (address.streetName === '') return 'streetName'
  return address.city === '' ? 'city' : null
}

const filled = (before: AddressFields, wish: AddressWish): AddressFields => {
  const given = Object.entries(wish).flatMap(([key, value]) => (value === undefined ? [] : [[key, value.trim()]]))
  const address: AddressFields = { ...before, ...Object.fromEntries(given) }
  return { ...address, zipCode: writtenZipCode(address.zipCode) }
}

const checked = (address: AddressFields, message: string): AddressFields => {
  const field = wrongField(address)
  if (field !== null) throw new Refusal(422, message, { errorCode: field })
  return address
}

export const findAddress = (host: Host, customerId: string, idOrUid: string): Row | null =>
  host.database.get(
    "SELECT * FROM address WHERE customer_id = ? AND kind = 'delivery' AND (id = ? OR uid = ?)",
    customerId,
    idOrUid,
    idOrUid,
  )

/** Adds an address and answers its uid. */
export const saveAddress = (host: Host, customerId: string, wish: AddressWish): string => {
  const address = checked(filled(blank, wish), 'accountAddressCreateFailed')
  const [id, uid] = [host.newId('address'), host.newId('uid')]
  host.database.run(
    `INSERT INTO address (id, uid, customer_id, kind, position, json)
     VALUES (?, ?, ?, 'delivery', (SELECT coalesce(max(position), -1) + 1 FROM address WHERE customer_id = ? AND kind = 'delivery'), ?)`,
    id,
    uid,
    customerId,
    customerId,
    JSON.stringify(address),
  )
  host.database.run('UPDATE customer SET default_address_id = ? WHERE id = ? AND default_address_id IS NULL', id, customerId)
  return uid
}

export const changeAddress = (host: Host, customerId: string, idOrUid: string, wish: AddressWish): void => {
  const kept = findAddress(host, customerId, idOrUid)
  if (kept === null) throw new Refusal(404, 'accountAddressChangeFailed', { errorCode: 'addressUnknown' })
  const address = checked(filled(record(kept, 'json') as AddressFields, wish), 'accountAddressChangeFailed')
  host.database.run('UPDATE address SET json = ? WHERE id = ?', JSON.stringify(address), text(kept, 'id'))
}

/** Deletes an address. The oldest one left becomes the default one if it was; a cart that had chosen it has chosen none. */
export const deleteAddress = (host: Host, customerId: string, idOrUid: string): void => {
  const kept = findAddress(host, customerId, idOrUid)
  if (kept === null) throw new Refusal(404, 'addressDeleteFailed', { errorCode: 'addressUnknown' })
  const id = text(kept, 'id')
  host.database.run('DELETE FROM address WHERE id = ?', id)
  host.database.run(
    `UPDATE customer SET default_address_id =
       (SELECT id FROM address WHERE customer_id = ? AND kind = 'delivery' ORDER BY position LIMIT 1)
     WHERE id = ? AND default_address_id = ?`,
    customerId,
    customerId,
    id,
  )
  host.database.run('UPDATE cart SET address_id = NULL WHERE address_id = ?', id)
}
