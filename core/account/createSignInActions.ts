import type { Effect } from 'effect'
import type { Message } from '../notifications/phrase.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { Run } from '../run.ts'
import { fieldRules as rules } from '../validation/fields.ts'
import { validateForm } from '../validation/forms.ts'
import type { FormSchema } from '../validation/forms.ts'
import type { AuthenticatorPort } from './AuthenticatorPort.ts'
import { emailSchema } from './login.ts'
import type { Session } from './session.ts'
import type { SessionStore } from './sessionStore.ts'
import type { SignInPort } from './SignInPort.ts'

/** Signing in without a password, and verifying whose e-mail address an account has. */
export interface SignInActions {
  /** Has a link mailed that signs in, and which leads on to `back`, a path of the shop. */
  readonly requestLoginLink: (email: string, back?: string) => Promise<Result<Message, Message>>
  /** Signs in by the token of a mailed link. */
  readonly loginByLink: (token: string) => Promise<Result<Session, Message>>
  /** Has a link mailed that verifies the customer's e-mail address. */
  readonly requestVerification: () => Promise<Result<Message, Message>>
  /** Verifies an e-mail address by the token of the mailed link; the session then knows. */
  readonly confirmVerification: (token: string) => Promise<Result<Message, Message>>
  /** Has the device make a passkey and adds it. An empty password stands for none: enough for who has just signed in. */
  readonly addPasskey: (form: PasskeyForm) => Promise<Result<Message, Message>>
  readonly removePasskey: (request: { readonly id: string; readonly password: string }) => Promise<Result<Message, Message>>
  /**
   * Signs in by a passkey of the device. The failure is null when the shopper chose none.
   * @param suggests offers passkeys with what the browser suggests for the e-mail field, and waits until one is chosen
   */
  readonly loginByPasskey: (suggests: boolean) => Promise<Result<Session, Message | null>>
}

/** Text as typed. */
export interface PasskeyForm {
  readonly name: string
  readonly password: string
}

/** A passkey needs a name of at most 60 characters by which its owner knows it. */
export const passkeySchema: FormSchema<PasskeyForm> = {
  fields: { name: [rules.required, { label: { key: 'validation.tooLong' }, holds: (text) => text.length <= 60 }], password: [] },
  message: null,
}

export interface SignInActionsDeps {
  readonly run: Run<{ readonly signIn: SignInPort }>
  readonly session: Pick<SessionStore, 'enter' | 'getSnapshot' | 'restore'>
  /** Loaded on first use. */
  readonly authenticator: () => Promise<AuthenticatorPort>
}

/** The shopper cancelled, or the device has no passkey. */
const cancelled: Message = { backend: 'accountPasskeyCancelled' }

const reasonOf = (failure: BackendFailure | Refused): Message => {
  if (failure._tag !== 'Refused') return { key: 'error.connection' }
  if (failure.reason === 'temporary') return { key: 'phrases.tooManyRequests' }
  return failure.message === '' ? { key: 'error.connection' } : { backend: failure.message }
}

const orNone = (password: string): string | null => (password === '' ? null : password)

/** The use-cases of signing in without a password. */
export const createSignInActions = ({ run, session, authenticator }: SignInActionsDeps): SignInActions => {
  const toResult = async (
    useCase: (backend: { readonly signIn: SignInPort }) => Effect.Effect<{ readonly message: string }, BackendFailure | Refused>,
  ): Promise<Result<Message, Message>> => {
    const result = await run(useCase)
    return result.ok ? ok({ backend: result.value.message }) : err(reasonOf(result.failure))
  }
  return {
    requestLoginLink: async (email, back) => {
      const { errors, values } = validateForm(emailSchema, { email })
      return errors.email === undefined ? toResult(({ signIn }) => signIn.requestLoginLink(values.email, back)) : err(errors.email)
    },
    loginByLink: async (token) => {
      const result = await session.enter(() => run(({ signIn }) => signIn.loginByLink(token)))
      return result.ok ? result : err(reasonOf(result.failure))
    },
    requestVerification: () => toResult(({ signIn }) => signIn.requestVerification()),
    confirmVerification: async (token) => {
      const result = await toResult(({ signIn }) => signIn.confirmVerification(token))
      if (result.ok && session.getSnapshot().isAuthenticated) await session.restore()
      return result
    },
    addPasskey: async (form) => {
      const { errors, values } = validateForm(passkeySchema, form)
      if (errors.name !== undefined) return err(errors.name)
      const device = await authenticator().catch(() => null)
      if (device === null) return err({ key: 'error.connection' })
      const options = await run(({ signIn }) => signIn.beginPasskey(orNone(values.password)))
      if (!options.ok) return err(reasonOf(options.failure))
      const made = await run(() => device.create(options.value))
      if (!made.ok || made.value === null) return err(cancelled)
      const credential = made.value
      return toResult(({ signIn }) => signIn.addPasskey({ name: values.name, credential }))
    },
    removePasskey: ({ id, password }) => toResult(({ signIn }) => signIn.removePasskey({ id, password: orNone(password) })),
    loginByPasskey: async (suggests) => {
      const device = await authenticator().catch(() => null)
      if (device === null) return err({ key: 'error.connection' })
      const options = await run(({ signIn }) => signIn.beginPasskeyLogin())
      if (!options.ok) return err(reasonOf(options.failure))
      const used = await run(() => device.use(options.value, suggests))
      if (!used.ok || used.value === null) return err(suggests ? null : cancelled)
      const credential = used.value
      const result = await session.enter(() => run(({ signIn }) => signIn.loginByPasskey(credential)))
      return result.ok ? result : err(reasonOf(result.failure))
    },
  }
}
