import type { Address, AddressForm } from './address.ts'
import { addressSchema, customerKind, registrationSchema } from './registration.ts'
import { emailSchema, loginSchema } from './login.ts'
import type { LoginFailure, LoginForm } from './login.ts'
import { resetSchema } from './password.ts'
import { validateForm } from '../validation/forms.ts'
import type { Message } from '../notifications/phrase.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { AccountPort } from './AccountPort.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { Session } from './session.ts'
import type { SessionStore } from './sessionStore.ts'
import type { Run } from '../run.ts'

/** Actions of the account forms, after validation. */
export interface AccountActions extends Pick<SessionStore, 'register' | 'requestPasswordReset' | 'setPassword'> {
  /**
   * Saves a new address. The session then has the backend's version of it, with the id for the cart.
   * @param readToken of the customer; called once the address is saved
   */
  readonly addAddress: (
    form: AddressForm,
    readToken: () => string | null,
  ) => Promise<Result<{ readonly session: Session; readonly address: Address }, Message>>
  /** The credentials as they are to be sent, or what is missing (SES-01). */
  readonly checkLogin: (credentials: LoginForm) => Result<LoginForm, LoginFailure>
}

/** Elsewhere the backend names its messages, those of success too (REG-01, RST-01). */
const messageOf = (result: Result<{ readonly message: string }, BackendFailure | Refused>): Result<Message, Message> => {
  if (result.ok) return ok({ backend: result.value.message })
  const { failure } = result
  return err(failure._tag === 'Refused' && failure.message !== '' ? { backend: failure.message } : { key: 'error.connection' })
}

/** The use-cases of an account's forms. */
export const createAccountActions = (run: Run<{ readonly account: AccountPort }>): AccountActions => ({
  checkLogin: (credentials) => {
    const check = validateForm(loginSchema, credentials)
    return check.valid ? ok(check.values) : err({ _tag: 'LoginIncomplete' })
  },
  register: async (form) => {
    const check = validateForm(registrationSchema(customerKind(form)), form)
    return check.valid
      ? messageOf(await run(({ account }) => account.register(check.values)))
      : err({ key: 'phrases.accountRegisterInvalid' })
  },
  addAddress: async (form, readToken) => {
    const { valid, values } = validateForm(addressSchema, form)
    if (!valid) return err({ key: 'phrases.accountAddressCreateFailed' })
    const saved = await run(({ account }) => account.addAddress(values))
    if (!saved.ok) return err({ key: saved.failure._tag === 'Refused' ? 'phrases.accountAddressCreateFailed' : 'error.connection' })
    const token = readToken()
    const known = token === null ? null : await run(({ account }) => account.session(token))
    const session = known?.ok === true ? known.value : null
    const address = session?.deliveryAddresses.find(({ uid }) => uid === saved.value.uid)
    return session === null || address === undefined ? err({ key: 'error.connection' }) : ok({ session, address })
  },
  requestPasswordReset: async (email, back) => {
    const { errors, values } = validateForm(emailSchema, { email })
    return errors.email === undefined
      ? messageOf(await run(({ account }) => account.requestPasswordReset(values.email, back)))
      : err(errors.email)
  },
  setPassword: async (token, form) => {
    const { message, values } = validateForm(resetSchema, form)
    return message === null
      ? messageOf(await run(({ account }) => account.setPassword({ token, password: values.password })))
      : err(message)
  },
})
