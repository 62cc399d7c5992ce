import type { Address, AddressForm } from '../../account/address.ts'
import type { AddressBookPort } from '../../account/AddressBookPort.ts'
import type { AddressMatches, FoundAddress } from '../../account/addressSearch.ts'
import { failed, succeeded } from '../../outcome.ts'
import { Refused } from '../../ports/failures.ts'
import type { HostFailure } from '../../ports/failures.ts'
import { fine, weathered } from './weather.ts'
import type { Weather } from './weather.ts'

export interface FakeAddressBook extends AddressBookPort {
  /** Every change that was sent: what it was about, and the fields. */
  readonly sent: () => readonly (readonly [uid: string, fields: Partial<AddressForm>])[]
}

export interface FakeAddressBookSettings {
  readonly weather?: Weather<HostFailure | Refused>
  readonly addresses?: readonly Address[]
}

const found: FoundAddress = {
  zipCode: '1011 AB',
  houseNumber: '1',
  houseNumberAddition: '',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
}

/** An address book and an address search in memory; the search knows one street. */
export const makeFakeAddressBook = ({ weather = fine, addresses = [] }: FakeAddressBookSettings = {}): FakeAddressBook => {
  const book = new Map(addresses.map((address) => [address.uid, address]))
  const sent: (readonly [string, Partial<AddressForm>])[] = []
  let calls = 0
  const fate = (name: string) => () => weather({ name, number: (calls += 1) })
  const known = <Value>(uid: string, value: () => Value, message: string) =>
    book.has(uid) ? succeeded(value()) : failed(new Refused({ because: 'missing', message }))
  return {
    sent: () => sent,
    addresses: () => weathered(fate('addresses'), () => succeeded(Array.from(book.values()))) as ReturnType<AddressBookPort['addresses']>,
    createAddress: (fields) =>
      weathered<{ readonly uid: string }, HostFailure | Refused>(fate('createAddress'), () => {
        const uid = `made-${book.size + 1}`
        sent.push([uid, fields])
        book.set(uid, { ...(fields as AddressForm), id: uid, uid })
        return succeeded({ uid })
      }),
    changeAddress: ({ uid, fields }) =>
      weathered<void, HostFailure | Refused>(fate('changeAddress'), () =>
        known(
          uid,
          () => {
            sent.push([uid, fields])
            const address = book.get(uid)
            if (address !== undefined) book.set(uid, { ...address, ...fields })
          },
          'accountAddressChangeFailed',
        ),
      ),
    deleteAddress: (uid) =>
      weathered<void, HostFailure | Refused>(fate('deleteAddress'), () => known(uid, () => void book.delete(uid), 'addressDeleteFailed')),
    setDefaultAddress: (uid) =>
      weathered<void, HostFailure | Refused>(fate('setDefaultAddress'), () =>
        known(uid, () => undefined, 'accountChangeDefaultAddressError'),
      ),
    setInvoiceAddress: (uid) =>
      weathered<void, HostFailure | Refused>(fate('setInvoiceAddress'), () =>
        known(uid, () => undefined, 'accountChangeDefaultAddressError'),
      ),
    searchAddresses: ({ query }) =>
      weathered<AddressMatches, HostFailure | Refused>(fate('searchAddresses'), () =>
        succeeded({
          newContext: null,
          matches: 'prins hendrikkade 1'.startsWith(query.trim().toLowerCase())
            ? [
                {
                  value: 'Prins Hendrikkade 1',
                  label: 'Prins Hendrikkade 1',
                  description: 'Amsterdam',
                  precision: 'Address',
                  context: 'a',
                },
              ]
            : [],
        }),
      ),
    addressDetails: () => weathered(fate('addressDetails'), () => succeeded(found)),
  }
}
