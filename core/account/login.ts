import { fieldRules as rules } from '../validation/fields.ts'
import type { FormSchema } from '../validation/forms.ts'
import type { BackendPhrase, Message } from '../notifications/phrase.ts'

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

/** Why nobody was signed in (SES-01). */
export type LoginFailure =
  /** A text is missing. */
  | { readonly _tag: 'LoginIncomplete' }
  /** The backend decided, and says why in words of its own or by name; null where it says nothing. */
  | { readonly _tag: 'LoginRefused'; readonly reason: BackendPhrase | { readonly text: string } | null }
  | { readonly _tag: 'LoginUnanswered' }

/** The message for a login that failed. */
export const loginMessage = (failure: LoginFailure): Message => {
  switch (failure._tag) {
    case 'LoginIncomplete':
      return { key: 'phrases.accountLoginRequestError' }
    case 'LoginRefused':
      return failure.reason ?? { key: 'phrases.accountLoginRequestError' }
    case 'LoginUnanswered':
      return { key: 'error.connection' }
  }
}
