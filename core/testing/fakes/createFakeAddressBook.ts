import type { Address, AddressForm } from '../../account/address.ts'
import type { AddressBookPort } from '../../account/AddressBookPort.ts'
import type { AddressMatches, FoundAddress } from '../../account/addressSearch.ts'
import { err, ok } from '../../result.ts'
import { Refused } from '../../failures/failures.ts'
import type { BackendFailure } from '../../ports/failures.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export interface FakeAddressBook extends AddressBookPort {
  /** Every change that was sent: what it was about, and the fields. */
  readonly sent: () => readonly (readonly [uid: string, fields: Partial<AddressForm>])[]
}

export interface FakeAddressBookSettings {
  readonly faultModel?: FaultModel<BackendFailure | Refused>
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
export const createFakeAddressBook = ({ faultModel = fine, addresses = [] }: FakeAddressBookSettings = {}): FakeAddressBook => {
  const book = new Map(addresses.map((address) => [address.uid, address]))
  const sent: (readonly [string, Partial<AddressForm>])[] = []
  let calls = 0
  const faultOutcome = (name: string) => () => faultModel({ name, number: (calls += 1) })
  const known = <Value>(uid: string, value: () => Value, message: string) =>
    book.has(uid) ? ok(value()) : err(new Refused({ reason: 'notFound', message }))
  return {
    sent: () => sent,
    addresses: () => weathered(faultOutcome('addresses'), () => ok(Array.from(book.values()))) as ReturnType<AddressBookPort['addresses']>,
    createAddress: (fields) =>
      weathered<{ readonly uid: string }, BackendFailure | Refused>(faultOutcome('createAddress'), () => {
        const uid = `made-${book.size + 1}`
        sent.push([uid, fields])
        book.set(uid, { ...(fields as AddressForm), id: uid, uid })
        return ok({ uid })
      }),
    changeAddress: ({ uid, fields }) =>
      weathered<void, BackendFailure | Refused>(faultOutcome('changeAddress'), () =>
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
      weathered<void, BackendFailure | Refused>(faultOutcome('deleteAddress'), () =>
        known(uid, () => void book.delete(uid), 'addressDeleteFailed'),
      ),
    setDefaultAddress: (uid) =>
      weathered<void, BackendFailure | Refused>(faultOutcome('setDefaultAddress'), () =>
        known(uid, () => undefined, 'accountChangeDefaultAddressError'),
      ),
    setInvoiceAddress: (uid) =>
      weathered<void, BackendFailure | Refused>(faultOutcome('setInvoiceAddress'), () =>
        known(uid, () => undefined, 'accountChangeDefaultAddressError'),
      ),
    searchAddresses: ({ query }) =>
      weathered<AddressMatches, BackendFailure | Refused>(faultOutcome('searchAddresses'), () =>
        ok({
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
    addressDetails: () => weathered(faultOutcome('addressDetails'), () => ok(found)),
  }
}
