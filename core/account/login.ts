import { fieldRules as rules } from '../validation/fields.ts'
import type { FormSchema } from '../validation/forms.ts'
import type { Message } from '../notifications/phrase.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'

/** A form of one field, text as typed. */
export interface EmailForm {
  readonly email: string
}

/** The form with one field that starts a checkout (CHK-01) or a password reset (RST-01). */
export const emailSchema: FormSchema<EmailForm> = { fields: { email: [rules.required, rules.email] }, message: null }

/** Login, text as typed (SES-01). */
export interface LoginForm {
  readonly email: string
  readonly password: string
}

/** Login requires both texts; the backend verifies them (SES-01). */
export const loginSchema: FormSchema<LoginForm> = {
  fields: { email: [rules.required], password: [rules.required] },
  message: { key: 'phrases.accountLoginRequestError' },
}

/** Why the login failed (SES-01): a text is missing, the backend refused, or it gave no response. */
export type LoginFailure = { readonly _tag: 'LoginIncomplete' } | Refused | BackendFailure

/** The message for a login that failed. */
export const loginMessage = (failure: LoginFailure): Message => {
  switch (failure._tag) {
    case 'LoginIncomplete':
      return { key: 'phrases.accountLoginRequestError' }
    case 'Refused': {
      const { message } = failure
      if (message === '') return { key: 'phrases.accountLoginRequestError' }
      // A single word is no text but the name of one.
      return /^\w+$/.test(message) ? { backend: message } : { text: message }
    }
    case 'BackendUnavailable':
    case 'MalformedResponse':
      return { key: 'error.connection' }
  }
}
