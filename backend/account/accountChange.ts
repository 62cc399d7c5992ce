import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { text } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { Wire } from '../contract/wire.ts'
import { findAddress } from './savedAddresses.ts'

/** The customer's personal data as they are returned and changed. */
export const detailsOf = (customer: Row): Wire['AccountDetails'] => ({
  firstName: text(customer, 'first_name'),
  lastName: text(customer, 'last_name'),
  emailAddress: text(customer, 'email'),
  phoneNumber: text(customer, 'phone_number'),
  language: text(customer, 'language') === 'eng' ? 'en-US' : 'nl-NL',
  companyName: text(customer, 'company_name'),
  cocNumber: text(customer, 'coc_number'),
  vatNumber: text(customer, 'vat_number'),
  reference: text(customer, 'reference'),
})

/** What a customer changes of the account; what is optional may be there and undefined. */
export type AccountChangeRequest = { readonly [Key in keyof Wire['AccountChange']]: Wire['AccountChange'][Key] | undefined }

const name = /^[\p{L}\p{M} '’.-]+$/u
const rules: Readonly<Partial<Record<keyof AccountChangeRequest, RegExp>>> = {
  firstName: name,
  lastName: name,
  phoneNumber: /^[\d-]*\d[\d-]*$/,
  // Empty takes it away.
  cocNumber: /^(?:\d{8}|(?:BE ?)?[01][\d.]{9,11})?$/i,
  vatNumber: /^(?:NL ?[\d.]{9,12} ?B ?\d{2}|BE ?[01][\d. ]{9,12})?$/i,
}

const checked = (request: AccountChangeRequest): AccountChangeRequest => {
  for (const [field, rule] of Object.entries(rules)) {
    const value = request[field as keyof AccountChangeRequest]
    if (value !== undefined && !rule.test(value.trim())) throw new HttpFailure(422, 'accountChangeInvalid', { errorCode: field })
  }
  return request
}

const changeInvoiceAddress = async (backend: Backend, customerId: string, addressId: string): Promise<void> => {
  const stored = await findAddress(backend, customerId, addressId)
  if (stored === null) throw new HttpFailure(422, 'accountChangeInvoiceAddressError', { errorCode: 'addressUnknown' })
  const changed = await backend.store.run(
    "UPDATE address SET json = ? WHERE customer_id = ? AND kind = 'invoice'",
    text(stored, 'json'),
    customerId,
  )
  if (changed > 0) return
  await backend.store.run(
    "INSERT INTO address (id, uid, customer_id, kind, position, json) VALUES (?, ?, ?, 'invoice', 0, ?)",
    backend.newId('address'),
    backend.newId('uid'),
    customerId,
    text(stored, 'json'),
  )
}

export const changeAccount = async (backend: Backend, customerId: string, requested: AccountChangeRequest): Promise<void> => {
  const request = checked(requested)
  if (request.defaultAddressId !== undefined) {
    const stored = await findAddress(backend, customerId, request.defaultAddressId)
    if (stored === null) throw new HttpFailure(422, 'accountChangeDefaultAddressError', { errorCode: 'addressUnknown' })
    await backend.store.run('UPDATE customer SET default_address_id = ? WHERE id = ?', text(stored, 'id'), customerId)
  }
  if (request.invoiceAddressId !== undefined) await changeInvoiceAddress(backend, customerId, request.invoiceAddressId)
  const language = request.language === undefined ? null : request.language === 'en-US' ? 'eng' : 'nld'
  await backend.store.run(
    `UPDATE customer SET first_name = coalesce(?, first_name), last_name = coalesce(?, last_name),
       company_name = coalesce(?, company_name), coc_number = coalesce(?, coc_number), vat_number = coalesce(?, vat_number),
       reference = coalesce(?, reference), phone_number = coalesce(?, phone_number), language = coalesce(?, language) WHERE id = ?`,
    request.firstName?.trim() ?? null,
    request.lastName?.trim() ?? null,
    request.companyName?.trim() ?? null,
    request.cocNumber?.trim() ?? null,
    request.vatNumber?.trim() ?? null,
    request.reference?.trim() ?? null,
    request.phoneNumber?.trim() ?? null,
    language,
    customerId,
  )
}
