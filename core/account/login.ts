import { fieldRules as rules } from '../validation/fields.ts'
import type { FormSchema } from '../validation/forms.ts'

/** A form of one field, text as typed. */
export interface EmailForm {
  readonly email: string
}

/** The one field that starts a checkout (CHK-01) or asks for a new password (RST-01). */
export const emailSchema: FormSchema<EmailForm> = { fields: { email: [rules.required, rules.email] }, message: null }

/** Login, text as typed (SES-01). */
export interface LoginForm {
  readonly email: string
  readonly password: string
}

/** Login asks for both texts, and leaves judging them to the backend (SES-01). */
export const loginSchema: FormSchema<LoginForm> = {
  fields: { email: [rules.required], password: [rules.required] },
  message: { key: 'phrases.accountLoginRequestError' },
}
