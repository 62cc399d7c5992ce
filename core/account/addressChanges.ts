import type { AddressForm } from './address.ts'

const names = [
  'companyName',
  'countryCode',
  'firstName',
  'lastName',
  'zipCode',
  'houseNumber',
  'houseNumberAddition',
  'streetName',
  'city',
  'address',
] as const satisfies readonly (keyof AddressForm)[]

/** The fields of a saved address that the customer changed, as they are to be sent (ADR-07); none when all are as they were. */
export const addressChanges = (before: AddressForm, after: AddressForm): Partial<AddressForm> =>
  Object.fromEntries(names.filter((name) => (before[name] ?? '') !== (after[name] ?? '')).map((name) => [name, after[name] ?? '']))
