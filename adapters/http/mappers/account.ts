import type { RegistrationForm, Session } from '@thuishaven/core/account'
import type { RequestOf } from '../operations.ts'
import type { SessionAnswer } from '../schemas/account.ts'

export const sessionOf = (answer: SessionAnswer): Session => ({
  id: answer.id,
  firstName: answer.firstName,
  lastName: answer.lastName,
  companyName: answer.companyName,
  customerId: answer.customerId,
  status: answer.status,
  emailAddress: answer.emailAddress,
  invoiceAddresses: answer.addresses.invoice,
  deliveryAddresses: answer.addresses.delivery,
  defaultDeliveryAddressId: answer.defaultDeliveryAddressId,
})

const optionalFields = ['companyName', 'cocNumber', 'vatNumber', 'reference', 'address', 'houseNumberAddition'] as const

/** A private customer's empty company fields stay away rather than travel as empty text. */
export const registrationBodyOf = (form: RegistrationForm): RequestOf<'register'>['body'] => {
  const { companyName: _c, cocNumber: _k, vatNumber: _v, reference: _r, address: _a, houseNumberAddition: _h, ...required } = form
  const filled = optionalFields.filter((field) => form[field].trim() !== '')
  return { ...required, ...Object.fromEntries(filled.map((field) => [field, form[field]])) }
}
