import type { AddressForm } from './address.ts'
import { addressSchema, customerKind, registrationSchema } from './registration.ts'
import { emailSchema, loginSchema } from './login.ts'
import type { LoginForm } from './login.ts'
import { resetSchema } from './password.ts'
import { validateForm } from '../validation/forms.ts'
import type { Message } from '../notifications/phrase.ts'
import { failed, succeeded } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { AccountPort } from './AccountPort.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { SessionStore } from './sessionStore.ts'
import type { Run } from '../run.ts'

/** What the forms of an account do, after their rules have been checked. */
export interface AccountActs extends Pick<SessionStore, 'register' | 'requestPasswordReset' | 'setPassword'> {
  /** Saves a new address and answers its uid. */
  readonly saveAddress: (form: AddressForm) => Promise<Outcome<string, Message>>
  /** The credentials as they are to be sent, or what is missing (SES-01). */
  readonly checkLogin: (credentials: LoginForm) => Outcome<LoginForm, Message>
}

/** Elsewhere they are phrase keys, as what succeeded is (REG-01, RST-01). */
const phraseOf = (outcome: Outcome<{ readonly message: string }, HostFailure | Refused>): Outcome<Message, Message> => {
  if (outcome.ok) return succeeded({ key: `phrases.${outcome.value.message}` })
  const { failure } = outcome
  return failed(failure._tag === 'Refused' && failure.message !== '' ? { key: `phrases.${failure.message}` } : { key: 'error.connection' })
}

export const makeAccountActs = (account: AccountPort, run: Run): AccountActs => ({
  checkLogin: (credentials) => {
    const check = validateForm(loginSchema, credentials)
    return check.valid ? succeeded(check.values) : failed(check.message ?? { key: 'phrases.accountLoginRequestError' })
  },
  register: async (form) => {
    const check = validateForm(registrationSchema(customerKind(form)), form)
    return check.valid ? phraseOf(await run(account.register(check.values))) : failed({ key: 'phrases.accountRegisterInvalid' })
  },
  saveAddress: async (form) => {
    const { valid, values } = validateForm(addressSchema, form)
    if (!valid) return failed({ key: 'phrases.accountAddressCreateFailed' })
    const saved = await run(account.addAddress(values))
    if (saved.ok) return succeeded(saved.value.uid)
    return failed({ key: saved.failure._tag === 'Refused' ? 'phrases.accountAddressCreateFailed' : 'error.connection' })
  },
  requestPasswordReset: async (email, back) => {
    const { errors, values } = validateForm(emailSchema, { email })
    return errors.email === undefined ? phraseOf(await run(account.requestPasswordReset(values.email, back))) : failed(errors.email)
  },
  setPassword: async (token, form) => {
    const { message, values } = validateForm(resetSchema, form)
    return message === null ? phraseOf(await run(account.setPassword({ token, password: values.password }))) : failed(message)
  },
})
