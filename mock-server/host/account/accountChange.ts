import type { Host } from '../answers/Host.ts'
import { Refusal } from '../answers/Refusal.ts'
import { text } from '../database/Database.ts'
import type { Row } from '../database/Database.ts'
import type { Wire } from '../contract/wire.ts'
import { findAddress } from './savedAddresses.ts'

/** The customer's own data as they are told and changed. */
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
export type AccountWish = { readonly [Key in keyof Wire['AccountChange']]: Wire['AccountChange'][Key] | undefined }

const name = /^[\p{L}\p{M} '’.-]+$/u
const rules: Readonly<Partial<Record<keyof AccountWish, RegExp>>> = {
  firstName: name,
  lastName: name,
  phoneNumber: /^[\d-]*\d[\d-]*$/,
  // Empty takes it away.
  cocNumber: /^(?:\d{8}|(?:BE ?)?[01][\d.]{9,11})?$/i,
  vatNumber: /^(?:NL ?[\d.]{9,12} ?B ?\d{2}|BE ?[01][\d. ]{9,12})?$/i,
}

const checked = (wish: AccountWish): AccountWish => {
  for (const [field, rule] of Object.entries(rules)) {
    const value = wish[field as keyof AccountWish]
    if (value !== undefined && !rule.test(value.trim())) throw new Refusal(422, 'accountChangeInvalid', { errorCode: field })
  }
  return wish
}

const changeInvoiceAddress = (host: Host, customerId: string, addressId: string): void => {
  const kept = findAddress(host, customerId, addressId)
  if (kept === null) throw new Refusal(422, 'accountChangeInvoiceAddressError', { errorCode: 'addressUnknown' })
  const changed = host.database.run(
    "UPDATE address SET json = ? WHERE customer_id = ? AND kind = 'invoice'",
    text(kept, 'json'),
    customerId,
  )
  if (changed > 0) return
  host.database.run(
    "INSERT INTO address (id, uid, customer_id, kind, position, json) VALUES (?, ?, ?, 'invoice', 0, ?)",
    host.newId('address'),
    host.newId('uid'),
    customerId,
    text(kept, 'json'),
  )
}

export const changeAccount = (host: Host, customerId: string, asked: AccountWish): void => {
  const wish = checked(asked)
  if (wish.defaultAddressId !== undefined) {
    const kept = findAddress(host, customerId, wish.defaultAddressId)
    if (kept === null) throw new Refusal(422, 'accountChangeDefaultAddressError', { errorCode: 'addressUnknown' })
    host.database.run('UPDATE customer SET default_address_id = ? WHERE id = ?', text(kept, 'id'), customerId)
  }
  if (wish.invoiceAddressId !== undefined) changeInvoiceAddress(host, customerId, wish.invoiceAddressId)
  const language = wish.language === undefined ? null : wish.language === 'en-US' ? 'eng' : 'nld'
  host.database.run(
    `UPDATE customer SET first_name = coalesce(?, first_name), last_name = coalesce(?, last_name),
       company_name = coalesce(?, company_name), coc_number = coalesce(?, coc_number), vat_number = coalesce(?, vat_number),
       reference = coalesce(?, reference), phone_number = coalesce(?, phone_number), language = coalesce(?, language) WHERE id = ?`,
    wish.firstName?.trim() ?? null,
    wish.lastName?.trim() ?? null,
    wish.companyName?.trim() ?? null,
    wish.cocNumber?.trim() ?? null,
    wish.vatNumber?.trim() ?? null,
    wish.reference?.trim() ?? null,
    wish.phoneNumber?.trim() ?? null,
    language,
    customerId,
  )
}
