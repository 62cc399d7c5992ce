import type { Backend } from '../answers/Backend.ts'
import { mailboxHasRoom } from '../answers/limitMailbox.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import type { AddressFields } from '../records/CustomerRecord.ts'
import { isEmailAddress } from './emailAddress.ts'
import { isStrongPassword, storePassword } from './password.ts'
import { writtenZipCode } from './zipCode.ts'
import { transact } from '../answers/transact.ts'

/** A registration as it arrives; what is optional may be there and undefined. */
type Form = { readonly [Key in keyof Wire['RegistrationForm']]: Wire['RegistrationForm'][Key] | undefined } & Pick<
  Required<Wire['RegistrationForm']>,
  'countryCode' | 'firstName' | 'lastName' | 'zipCode' | 'houseNumber' | 'streetName' | 'city' | 'emailAddress' | 'phoneNumber' | 'password'
>

const name = /^[\p{L}\p{M} '’-]+$/u
const rules: readonly (readonly [message: string, holds: (form: Form) => boolean])[] = [
  ['accountRegisterInvalid', (form) => isEmailAddress(form.emailAddress.trim())],
  ['accountPasswordWeak', (form) => isStrongPassword(form.password)],
  ['accountRegisterInvalid', (form) => name.test(form.firstName.trim()) && name.test(form.lastName.trim())],
  ['accountRegisterInvalid', (form) => /^[\d-]+$/.test(form.phoneNumber.trim())],
  [
    'accountRegisterInvalid',
    (form) => (form.countryCode === 'NL' ? /^[1-9]\d{3}\s?[A-Za-z]{2}$/ : /^[1-9]\d{3}$/).test(form.zipCode.trim()),
  ],
  ['accountRegisterInvalid', (form) => /\d/.test(form.houseNumber)],
  ['accountRegisterInvalid', (form) => [form.streetName, form.city].every((field) => field.trim() !== '')],
]

/** The first rule that a registration breaks (VAL-02…VAL-06), as a phrase key; null when it is in order. */
export const registrationFailure = (form: Form): string | null => rules.find(([, holds]) => !holds(form))?.[0] ?? null

const welcome: Readonly<Record<Language, { readonly subject: string; readonly body: string }>> = {
  nld: { subject: 'Welkom bij Thuishaven', body: 'Je account is klaar. Je kunt inloggen met dit e-mailadres.' },
  eng: { subject: 'Welcome to Thuishaven', body: 'Your account is ready. You can log in with this e-mail address.' },
}

/** Makes the customer with an invoice and a delivery address. */
export const createCustomer = async (backend: Backend, form: Form, language: Language): Promise<void> => {
  const id = backend.newId('customer')
  const address: AddressFields = {
    companyName: form.companyName?.trim() ?? '',
    countryCode: form.countryCode,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    zipCode: writtenZipCode(form.zipCode),
    houseNumber: form.houseNumber.trim(),
    houseNumberAddition: form.houseNumberAddition?.trim() ?? '',
    streetName: form.streetName.trim(),
    city: form.city.trim(),
  }
  await transact(backend, async (backend) => {
    const deliveryId = backend.newId('address')
    await backend.store.run(
      `INSERT INTO customer (id, number, email, password, status, first_name, last_name, company_name, coc_number, vat_number,
        reference, phone_number, default_address_id)
       VALUES (?, (SELECT coalesce(max(CAST(number AS BIGINT)), 100000) + 1 FROM customer), ?, ?, 'active', ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      form.emailAddress.trim(),
      storePassword(form.password),
      address.firstName,
      address.lastName,
      address.companyName,
      form.cocNumber?.trim() ?? '',
      form.vatNumber?.trim() ?? '',
      form.reference?.trim() ?? '',
      form.phoneNumber.trim(),
      deliveryId,
    )
    for (const [kind, addressId] of [
      ['delivery', deliveryId],
      ['invoice', backend.newId('address')],
    ] as const) {
      await backend.store.run(
        'INSERT INTO address (id, uid, customer_id, kind, position, json) VALUES (?, ?, ?, ?, 0, ?)',
        addressId,
        backend.newId('uid'),
        id,
        kind,
        JSON.stringify(address),
      )
    }
    const recipient = form.emailAddress.trim()
    // Anyone can type it: accounts of `name+anything@` must not fill another person's mailbox. The account does not wait for the mail.
    if (await mailboxHasRoom(backend, 'welcome', recipient)) await backend.mails.enqueue({ recipient, ...welcome[language] })
  })
}
