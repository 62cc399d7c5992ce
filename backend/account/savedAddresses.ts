import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { record, text } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { AddressFields } from '../records/CustomerRecord.ts'
import { writtenZipCode } from './zipCode.ts'

/** A new or changed address as it arrives. */
export type AddressRequest = { readonly [Key in keyof AddressFields]?: AddressFields[Key] | undefined }

const name = /^[\p{L}\p{M} '’.-]+$/u
/** An address of which nothing is filled in. */
export const blankAddress: AddressFields = {
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

const filled = (before: AddressFields, request: AddressRequest): AddressFields => {
  const given = Object.entries(request).flatMap(([key, value]) => (value === undefined ? [] : [[key, value.trim()]]))
  const address: AddressFields = { ...before, ...Object.fromEntries(given) }
  return { ...address, zipCode: writtenZipCode(address.zipCode) }
}

const checked = (address: AddressFields, message: string): AddressFields => {
  const field = wrongField(address)
  if (field !== null) throw new HttpFailure(422, message, { errorCode: field })
  return address
}

export const findAddress = async (backend: Backend, customerId: string, idOrUid: string): Promise<Row | null> =>
  backend.store.get(
    "SELECT * FROM address WHERE customer_id = ? AND kind = 'delivery' AND (id = ? OR uid = ?)",
    customerId,
    idOrUid,
    idOrUid,
  )

/** Adds an address and answers its uid. */
export const saveAddress = async (backend: Backend, customerId: string, request: AddressRequest): Promise<string> => {
  const address = checked(filled(blankAddress, request), 'accountAddressCreateFailed')
  const [id, uid] = [backend.newId('address'), backend.newId('uid')]
  await backend.store.run(
    `INSERT INTO address (id, uid, customer_id, kind, position, json)
     VALUES (?, ?, ?, 'delivery', (SELECT coalesce(max(position), -1) + 1 FROM address WHERE customer_id = ? AND kind = 'delivery'), ?)`,
    id,
    uid,
    customerId,
    customerId,
    JSON.stringify(address),
  )
  await backend.store.run('UPDATE customer SET default_address_id = ? WHERE id = ? AND default_address_id IS NULL', id, customerId)
  return uid
}

export const changeAddress = async (backend: Backend, customerId: string, idOrUid: string, request: AddressRequest): Promise<void> => {
  const stored = await findAddress(backend, customerId, idOrUid)
  if (stored === null) throw new HttpFailure(404, 'accountAddressChangeFailed', { errorCode: 'addressUnknown' })
  const address = checked(filled(record(stored, 'json') as AddressFields, request), 'accountAddressChangeFailed')
  await backend.store.run('UPDATE address SET json = ? WHERE id = ?', JSON.stringify(address), text(stored, 'id'))
}

/** Deletes an address. The oldest one left becomes the default one if it was; a cart that had chosen it has chosen none. */
export const deleteAddress = async (backend: Backend, customerId: string, idOrUid: string): Promise<void> => {
  const stored = await findAddress(backend, customerId, idOrUid)
  if (stored === null) throw new HttpFailure(404, 'addressDeleteFailed', { errorCode: 'addressUnknown' })
  const id = text(stored, 'id')
  await backend.store.run('DELETE FROM address WHERE id = ?', id)
  await backend.store.run(
    `UPDATE customer SET default_address_id =
       (SELECT id FROM address WHERE customer_id = ? AND kind = 'delivery' ORDER BY position LIMIT 1)
     WHERE id = ? AND default_address_id = ?`,
    customerId,
    customerId,
    id,
  )
  await backend.store.run('UPDATE cart SET address_id = NULL WHERE address_id = ?', id)
}
