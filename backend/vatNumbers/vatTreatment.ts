import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import type { Customer } from '../ports/Customers.ts'
import { parseVatNumber } from './parseVatNumber.ts'
import type { VatNumber } from './parseVatNumber.ts'
import { answerOf, checkVatNumber, refreshVatCheck, vatCheckOf } from './vatChecks.ts'

export type VatTreatment = NonNullable<Wire['Cart']['vatTreatment']>

/** The customer's number of another member state than the shop's; null: none, or the shop has no number itself, which its invoice would need. */
const foreignNumber = ({ shop }: Backend, { vatNumber }: Pick<Customer, 'vatNumber'>): VatNumber | null => {
  const [own, theirs] = [parseVatNumber(shop.seller.vatNumber), parseVatNumber(vatNumber)]
  return own === null || theirs === null || theirs.countryCode === own.countryCode ? null : theirs
}

const treatments = { valid: 'reverseCharged', invalid: 'numberInvalid', unknown: 'numberUnchecked' } as const

/**
 * Whether a customer pays VAT (docs/pricing.md): not where the goods go to the member state of the customer's number, which is valid there and not the
 * shop's. It goes by what is remembered, and asks nobody.
 * @param addressId where it goes; null: to the default address
 */
export const vatTreatmentOf = async (
  backend: Backend,
  customerId: string | null,
  { addressId, isCollected }: { readonly addressId: string | null; readonly isCollected: boolean },
): Promise<VatTreatment> => {
  const customer = customerId === null ? null : await backend.customers.byId(customerId)
  const number = customer === null ? null : foreignNumber(backend, customer)
  if (customer === null || number === null) return 'charged'
  const addresses = await backend.addressBook.delivery(customer.id)
  const chosen = addresses.find(({ id }) => id === (addressId ?? customer.defaultAddressId)) ?? addresses[0]
  if (chosen?.countryCode !== number.countryCode) return 'charged'
  return isCollected ? 'collected' : treatments[answerOf(await vatCheckOf(backend, number))]
}

/** Asks whether the customer's number is valid, where that matters; see `checkVatNumber` and `refreshVatCheck`. Call it outside of transactions. */
export const checkVatNumberOf = async (backend: Backend, customerId: string, when: 'always' | 'whenOld'): Promise<void> => {
  const customer = await backend.customers.byId(customerId)
  const number = customer === null ? null : foreignNumber(backend, customer)
  if (number !== null) await (when === 'always' ? checkVatNumber : refreshVatCheck)(backend, number)
}
