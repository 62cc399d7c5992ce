import type { RegistrationForm, Session, SignedIn } from '@thuishaven/core/account'
import type { RequestOf } from '../operations.ts'
import type { LoginResponse, SessionResponse } from '../schemas/account.ts'

export const sessionOf = (response: SessionResponse): Session => ({
  id: response.id,
  firstName: response.firstName,
  lastName: response.lastName,
  companyName: response.companyName,
  customerId: response.customerId,
  status: response.status,
  emailAddress: response.emailAddress,
  emailVerified: response.emailVerified ?? true,
  hasPassword: response.hasPassword ?? true,
  invoiceAddresses: response.addresses.invoice,
  deliveryAddresses: response.addresses.delivery,
  defaultDeliveryAddressId: response.defaultDeliveryAddressId,
})

export const signedInOf = ({ data }: LoginResponse): SignedIn => ({ session: sessionOf(data), token: data.token })

const optionalFields = ['companyName', 'cocNumber', 'vatNumber', 'reference', 'address', 'houseNumberAddition'] as const

/** A private customer's empty company fields stay away rather than travel as empty text. */
export const registrationBodyOf = (form: RegistrationForm, isChosen: boolean): RequestOf<'register'>['body'] => {
  const { companyName: _c, cocNumber: _k, vatNumber: _v, reference: _r, address: _a, houseNumberAddition: _h, ...required } = form
  const filled = optionalFields.filter((field) => form[field].trim() !== '')
  return { ...required, ...(isChosen ? {} : { passwordChosen: false }), ...Object.fromEntries(filled.map((field) => [field, form[field]])) }
}
