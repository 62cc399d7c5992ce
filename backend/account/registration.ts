import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { mailboxHasRoom } from '../answers/limitMailbox.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import type { AddressFields } from '../records/CustomerRecord.ts'
import { isEmailAddress } from './emailAddress.ts'
import { isStrongPassword } from './isStrongPassword.ts'
import { verificationLink } from './verificationLink.ts'
import { writtenZipCode } from './zipCode.ts'
import { transact } from '../answers/transact.ts'
import { isVatNumberOrEmpty } from '../vatNumbers/parseVatNumber.ts'
import { checkVatNumberOf } from '../vatNumbers/vatTreatment.ts'

/** A registration as received; optional fields may be present and undefined. */
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
  ['accountRegisterInvalid', (form) => isVatNumberOrEmpty(form.vatNumber)],
  ['accountRegisterInvalid', (form) => [form.streetName, form.city].every((field) => field.trim() !== '')],
]

/** The first rule that a registration breaks (VAL-02…VAL-06), as a phrase key; null when it is valid. */
export const registrationFailure = (form: Form): string | null => rules.find(([, holds]) => !holds(form))?.[0] ?? null

const welcome: Readonly<Record<Language, { readonly subject: string; readonly body: string }>> = {
  nld: { subject: 'Welkom bij Thuishaven', body: 'Je account is klaar. Je kunt inloggen met dit e-mailadres.' },
  eng: { subject: 'Welcome to Thuishaven', body: 'Your account is ready. You can log in with this e-mail address.' },
}

/** Creates the customer with an invoice and a delivery address; refuses with 409 when the e-mail address has an account. */
export const createCustomer = async (backend: Backend, form: Form, language: Language): Promise<void> => {
  const recipient = form.emailAddress.trim()
  const taken = (): HttpFailure => new HttpFailure(409, 'accountEmailAddressExists')
  if ((await backend.customers.byEmail(recipient)) !== null) throw taken()
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
  const { firstName, lastName, companyName } = address
  const password = await backend.customers.hashPassword(form.password, form.passwordChosen)
  const id = await transact(backend, async (backend) => {
    const created = await backend.customers.create({
      emailAddress: recipient,
      password,
      firstName,
      lastName,
      companyName,
      cocNumber: form.cocNumber?.trim() ?? '',
      vatNumber: form.vatNumber?.trim() ?? '',
      reference: form.reference?.trim() ?? '',
      phoneNumber: form.phoneNumber.trim(),
      language,
      address,
    })
    if (created.type === 'emailTaken') throw taken()
    // The address is unverified: accounts of `name+anything@` must not fill another person's mailbox. The account is created without the mail.
    if (await mailboxHasRoom(backend, 'welcome', recipient)) {
      const { subject, body } = welcome[language]
      const link = await verificationLink(backend, { id: created.id, emailAddress: recipient }, language)
      await backend.mails.enqueue({ recipient, language, subject, body: `${body}\n\n${link}` })
    }
    return created.id
  })
  await checkVatNumberOf(backend, id, 'always')
}
