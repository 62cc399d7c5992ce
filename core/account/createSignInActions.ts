import type { Effect } from 'effect'
import type { Message } from '../notifications/phrase.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { Run } from '../run.ts'
import { validateForm } from '../validation/forms.ts'
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
}

export interface SignInActionsDeps {
  readonly run: Run<{ readonly signIn: SignInPort }>
  readonly session: Pick<SessionStore, 'enter' | 'getSnapshot' | 'restore'>
}

const reasonOf = (failure: BackendFailure | Refused): Message => {
  if (failure._tag !== 'Refused') return { key: 'error.connection' }
  if (failure.reason === 'temporary') return { key: 'phrases.tooManyRequests' }
  return failure.message === '' ? { key: 'error.connection' } : { backend: failure.message }
}

/** The use-cases of signing in without a password. */
export const createSignInActions = ({ run, session }: SignInActionsDeps): SignInActions => {
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
  }
}
