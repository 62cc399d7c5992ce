import type { Effect } from 'effect'
import type { CountryCode } from '../locale/locale.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { Address, AddressForm } from './address.ts'
import type { AddressMatches, FoundAddress } from './addressSearch.ts'

/** The customer's address book (ADR-07) and the search for addresses (ADR-04) at the shop's backend. */
export interface AddressBookPort {
  /** The delivery addresses, the oldest first. */
  readonly addresses: () => Effect.Effect<readonly Address[], BackendFailure>
  /** Sends only filled-in fields; returns the uid of the new address. */
  readonly createAddress: (fields: Partial<AddressForm>) => Effect.Effect<{ readonly uid: string }, BackendFailure | Refused>
  readonly changeAddress: (request: {
    readonly uid: string
    readonly fields: Partial<AddressForm>
  }) => Effect.Effect<void, BackendFailure | Refused>
  readonly deleteAddress: (uid: string) => Effect.Effect<void, BackendFailure | Refused>
  readonly setDefaultAddress: (uid: string) => Effect.Effect<void, BackendFailure | Refused>
  /** The invoice address becomes what this saved address is now. */
  readonly setInvoiceAddress: (uid: string) => Effect.Effect<void, BackendFailure | Refused>
  /** `Refused.message` names why nothing can be searched now; a context that has expired is one of them. */
  readonly searchAddresses: (request: {
    readonly countryCode: CountryCode
    readonly context: string
    readonly query: string
  }) => Effect.Effect<AddressMatches, BackendFailure | Refused>
  readonly addressDetails: (request: {
    readonly countryCode: CountryCode
    readonly id: string
  }) => Effect.Effect<FoundAddress, BackendFailure | Refused>
}
