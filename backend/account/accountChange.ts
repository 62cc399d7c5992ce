import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import type { Customer } from '../ports/Customers.ts'
import { isVatNumberOrEmpty } from '../vatNumbers/parseVatNumber.ts'
import type { Wire } from '../contract/wire.ts'

/** The customer's personal data, as returned and as sent for a change. */
export const detailsOf = (customer: Customer): Wire['AccountDetails'] => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  emailAddress: customer.emailAddress,
  phoneNumber: customer.phoneNumber,
  language: customer.language === 'eng' ? 'en-US' : 'nl-NL',
  companyName: customer.companyName,
  cocNumber: customer.cocNumber,
  vatNumber: customer.vatNumber,
  reference: customer.reference,
})

/** A change of the account; optional fields may be present and undefined. */
export type AccountChangeRequest = { readonly [Key in keyof Wire['AccountChange']]: Wire['AccountChange'][Key] | undefined }

const name = /^[\p{L}\p{M} '’.-]+$/u
const rules: Readonly<Partial<Record<keyof AccountChangeRequest, RegExp>>> = {
  firstName: name,
  lastName: name,
  phoneNumber: /^[\d-]*\d[\d-]*$/,
  // An empty value removes it.
  cocNumber: /^(?:\d{8}|(?:BE ?)?[01][\d.]{9,11})?$/i,
}

const checked = (request: AccountChangeRequest): AccountChangeRequest => {
  for (const [field, rule] of Object.entries(rules)) {
    const value = request[field as keyof AccountChangeRequest]
    if (value !== undefined && !rule.test(value.trim())) throw new HttpFailure(422, 'accountChangeInvalid', { errorCode: field })
  }
  if (!isVatNumberOrEmpty(request.vatNumber)) throw new HttpFailure(422, 'accountChangeInvalid', { errorCode: 'vatNumber' })
  return request
}

export const changeAccount = async (backend: Backend, customerId: string, requested: AccountChangeRequest): Promise<void> => {
  const { addressBook, customers } = backend
  const request = checked(requested)
  if (request.defaultAddressId !== undefined) {
    const stored = await addressBook.find(customerId, request.defaultAddressId)
    if (stored === null) throw new HttpFailure(422, 'accountChangeDefaultAddressError', { errorCode: 'addressUnknown' })
    await addressBook.setDefault(customerId, stored.id)
  }
  if (request.invoiceAddressId !== undefined) {
    const stored = await addressBook.find(customerId, request.invoiceAddressId)
    if (stored === null) throw new HttpFailure(422, 'accountChangeInvoiceAddressError', { errorCode: 'addressUnknown' })
    const { id: _id, uid: _uid, ...address } = stored
    await addressBook.setInvoice(customerId, address)
  }
  await customers.change(customerId, {
    firstName: request.firstName?.trim(),
    lastName: request.lastName?.trim(),
    companyName: request.companyName?.trim(),
    cocNumber: request.cocNumber?.trim(),
    vatNumber: request.vatNumber?.trim(),
    reference: request.reference?.trim(),
    phoneNumber: request.phoneNumber?.trim(),
    language: request.language === undefined ? undefined : request.language === 'en-US' ? 'eng' : 'nld',
  })
}
