import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import type { AddressFields } from '../records/CustomerRecord.ts'
import { writtenZipCode } from './zipCode.ts'

/** A new or changed address as received. */
export type AddressRequest = { readonly [Key in keyof AddressFields]?: AddressFields[Key] | undefined }

const name = /^[\p{L}\p{M} '’.-]+$/u
/** An empty address. */
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

/** The first field that is missing or has a wrong form (ADR-08); null when the address is valid. */
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

/** Adds an address and returns its uid. */
export const saveAddress = async (backend: Backend, customerId: string, request: AddressRequest): Promise<string> => {
  const address = checked(filled(blankAddress, request), 'accountAddressCreateFailed')
  return (await backend.addressBook.add(customerId, address)).uid
}

export const changeAddress = async (backend: Backend, customerId: string, idOrUid: string, request: AddressRequest): Promise<void> => {
  const stored = await backend.addressBook.find(customerId, idOrUid)
  if (stored === null) throw new HttpFailure(404, 'accountAddressChangeFailed', { errorCode: 'addressUnknown' })
  const { id, uid: _uid, ...before } = stored
  await backend.addressBook.change(id, checked(filled(before, request), 'accountAddressChangeFailed'))
}

/** Deletes an address. If it was the default one, the oldest remaining address becomes the default. Carts that selected it select none. */
export const deleteAddress = async (backend: Backend, customerId: string, idOrUid: string): Promise<void> => {
  const stored = await backend.addressBook.find(customerId, idOrUid)
  if (stored === null) throw new HttpFailure(404, 'addressDeleteFailed', { errorCode: 'addressUnknown' })
  await backend.addressBook.remove(customerId, stored.id)
  await backend.store.run('UPDATE cart SET address_id = NULL WHERE address_id = ?', stored.id)
}
