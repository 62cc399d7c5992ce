import { Effect } from 'effect'
import type { AddressBookPort } from '@thuishaven/core/account'
import type { HttpClient } from './client.ts'
import { neverRefused, orUndecided } from './failures.ts'
import { savedAddressResponseSchema } from './schemas/account.ts'
import { addressDetailsResponseSchema, addressesResponseSchema, addressMatchesResponseSchema } from './schemas/addressBook.ts'
import { doneSchema } from './schemas/envelope.ts'

/** A backend that wants another session first has decided nothing. */
const isDecided = ({ status }: { readonly status: number }): boolean => status !== 401

export const createHttpAddressBook = ({ call }: HttpClient): AddressBookPort => {
  const change = (body: { readonly defaultAddressId: string } | { readonly invoiceAddressId: string }) =>
    call('changeAccount', { body }, doneSchema).pipe(orUndecided(isDecided), Effect.asVoid)
  return {
    addresses: () =>
      call('listAddresses', {}, addressesResponseSchema).pipe(
        neverRefused,
        Effect.map(({ data }) => data),
      ),
    createAddress: (fields) =>
      call('createAddress', { body: fields }, savedAddressResponseSchema).pipe(
        orUndecided(isDecided),
        Effect.map(({ data }) => ({ uid: data })),
      ),
    changeAddress: ({ uid, fields }) =>
      call('changeAddress', { params: { addressId: uid }, body: fields }, doneSchema).pipe(orUndecided(isDecided), Effect.asVoid),
    deleteAddress: (uid) => call('deleteAddress', { params: { addressId: uid } }, doneSchema).pipe(orUndecided(isDecided), Effect.asVoid),
    setDefaultAddress: (uid) => change({ defaultAddressId: uid }),
    setInvoiceAddress: (uid) => change({ invoiceAddressId: uid }),
    searchAddresses: ({ countryCode, context, query }) =>
      Effect.map(
        call('searchAddresses', { params: { country: countryCode }, body: { context, query } }, addressMatchesResponseSchema),
        ({ data }) => data,
      ),
    addressDetails: ({ countryCode, id }) =>
      Effect.map(
        call('loadAddressDetails', { params: { country: countryCode, id } }, addressDetailsResponseSchema),
        ({ data: { address } }) => ({
          zipCode: address.postcode,
          houseNumber: address.buildingNumber,
          houseNumberAddition: address.buildingNumberAddition ?? '',
          streetName: address.street,
          city: address.locality,
        }),
      ),
  }
}
