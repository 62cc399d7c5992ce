import type { AddressLookup } from '../ports/AddressLookup.ts'
import type { Street } from '../records/ShopRecord.ts'
import { createLocalAddresses } from './localAddresses.ts'
import { createPdokAddresses } from './pdokAddresses.ts'
import { createPostcodeEuAddresses } from './postcodeEuAddresses.ts'
import type { PostcodeEuAccount } from './postcodeEuAddresses.ts'

/** The configured source of addresses. */
export type AddressProvider =
  | { readonly type: 'local' }
  | { readonly type: 'pdok' }
  | ({ readonly type: 'postcode-eu' } & PostcodeEuAccount)

/** @param streets the shop's own data of now, for the local provider */
export const createAddressLookup = (provider: AddressProvider, streets: () => readonly Street[]): AddressLookup => {
  if (provider.type === 'postcode-eu') return createPostcodeEuAddresses(provider)
  return provider.type === 'pdok' ? createPdokAddresses() : createLocalAddresses(streets)
}
