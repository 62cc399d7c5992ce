import type { CountryCode, Locale } from '../locale/locale.ts'
import { atMost, lineLimit } from '../validation/atMost.ts'
import type { FormSchema } from '../validation/forms.ts'
import { companyNumberRules, fieldRules as rules, vatIdRules } from '../validation/fields.ts'
import { newPasswordRules, resetSchema } from './password.ts'
import type { ResetForm } from './password.ts'

/** The customer's data besides addresses and orders. */
export interface PersonalDetails {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  /** Empty when the shop has none. */
  readonly phoneNumber: string
  /** Language of the shop's mails. */
  readonly language: Locale
  /** Empty for a private customer, as are the next three. */
  readonly companyName: string
  readonly cocNumber: string
  readonly vatNumber: string
  /** The customer's own reference for their next orders. */
  readonly reference: string
}

/** Fields that the customer can change without a confirmation, text as typed. */
export type PersonalForm = Omit<PersonalDetails, 'emailAddress'>

/** The same with the country that defines the format of company numbers. */
export interface PersonalValues extends PersonalForm {
  readonly countryCode: CountryCode
}

const names = [
  'firstName',
  'lastName',
  'phoneNumber',
  'language',
  'companyName',
  'cocNumber',
  'vatNumber',
  'reference',
] as const satisfies readonly (keyof PersonalForm)[]

/** The most characters that the backend takes. */
export const referenceLimit = 60

/** Whether an order can have this reference: one line, without anything invisible, at most as long as the backend takes. It may be empty. */
export const isReference = (text: string): boolean => text.length <= referenceLimit && !/[\p{Cc}\p{Cf}]/u.test(text)

/**
 * Personal data: name and phone number, and company numbers in the format of its country. A company without a number yet may save the form; a
 * company name cannot be removed while its numbers stay.
 */
export const personalSchema: FormSchema<PersonalValues> = {
  fields: {
    firstName: [rules.required, rules.name, atMost(lineLimit)],
    lastName: [rules.required, rules.name, atMost(lineLimit)],
    phoneNumber: [rules.required, rules.phone, atMost(40)],
    language: [rules.required],
    companyName: [
      { ...rules.required, appliesTo: ({ cocNumber, vatNumber }) => `${cocNumber}${vatNumber}`.trim() !== '' },
      atMost(lineLimit),
    ],
    cocNumber: companyNumberRules,
    vatNumber: vatIdRules,
    reference: [atMost(referenceLimit)],
    countryCode: [],
  },
  message: null,
}

/** Invoice details of a company, text as typed. */
export type InvoiceForm = Pick<PersonalValues, 'vatNumber' | 'countryCode'>

/** The same rules as among the personal data. */
export const invoiceSchema: FormSchema<InvoiceForm> = {
  fields: {
    vatNumber: vatIdRules,
    countryCode: [],
  },
  message: null,
}

/** The data that the customer changed, as they are to be sent; none when all are as they were. */
export const personalChanges = (before: PersonalDetails, after: PersonalForm): Partial<PersonalForm> =>
  Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]))

/** Another password, text as typed: the one of now, and the new one twice. */
export interface PasswordForm extends ResetForm {
  readonly currentPassword: string
}

/** The new password meets the rules and is typed twice alike (VAL-02, RST-02). */
export const passwordSchema: FormSchema<PasswordForm> = {
  fields: {
    currentPassword: [rules.required],
    password: newPasswordRules,
    password_confirm: [
      rules.required,
      { label: { key: 'validation.passwordsDiffer' }, holds: (text, form) => text === form.password.trim() },
    ],
  },
  message: resetSchema.message,
}

/** Another e-mail address, text as typed. */
export interface EmailChangeForm {
  readonly emailAddress: string
  readonly password: string
}

/** Validates the form of the new address, and requires the password. */
export const emailChangeSchema: FormSchema<EmailChangeForm> = {
  fields: { emailAddress: [rules.required, rules.email], password: [rules.required] },
  message: null,
}

/** Deletion of the account, which requires the password. */
export interface DeletionForm {
  readonly password: string
}

/** Requires the password, which the backend verifies. */
export const deletionSchema: FormSchema<DeletionForm> = { fields: { password: [rules.required] }, message: null }
