import { Effect } from 'effect'
import type { RegistrationForm } from '../account/address.ts'
import type { Message } from '../notifications/phrase.ts'
import { customerKind, registrationSchema } from '../account/registration.ts'
import { validateForm } from '../validation/forms.ts'
import type { AccountPort } from '../account/AccountPort.ts'
import type { BackendFailure, BackendUnavailable, Refused } from '../ports/failures.ts'
import type { IdsPort } from '../ports/IdsPort.ts'

/** Why a guest got no account. */
export type AccountFailure =
  | { readonly _tag: 'EmailTaken' }
  | { readonly _tag: 'TooManyRequests' }
  /** `reason` is the backend's name for it. */
  | { readonly _tag: 'AccountRefused'; readonly reason: string }
  /** Without a reason. */
  | { readonly _tag: 'AccountNotCreated' }

const failureOf = (failure: BackendFailure | Refused): AccountFailure => {
  if (failure._tag !== 'Refused') return { _tag: 'AccountNotCreated' }
  if (failure.reason === 'emailTaken') return { _tag: 'EmailTaken' }
  if (failure.reason === 'temporary') return { _tag: 'TooManyRequests' }
  return failure.message === '' ? { _tag: 'AccountNotCreated' } : { _tag: 'AccountRefused', reason: failure.message }
}

/** The message for an account that was not created, also when the backend was unavailable. */
export const accountMessage = (failure: AccountFailure | BackendUnavailable): Message => {
  switch (failure._tag) {
    case 'EmailTaken':
      return { key: 'phrases.accountEmailAddressExists' }
    case 'TooManyRequests':
      return { key: 'phrases.tooManyRequests' }
    case 'AccountRefused':
      return { backend: failure.reason, otherwise: 'checkout.accountCreateFailed' }
    case 'AccountNotCreated':
    case 'BackendUnavailable':
      return { key: 'checkout.accountCreateFailed' }
  }
}

/** Credentials of the guest's new account. */
export interface NewCredentials {
  readonly email: string
  readonly password: string
  /** The account may be an older one with another password. */
  readonly isOutcomeUnknown: boolean
}

/**
 * Creates the guest's account (CHK-04) and returns the credentials to sign in with. When signing in fails afterwards, the next attempt with the
 * same address creates no second account. When the response was lost, the backend may have created it: an existing account is then assumed to be
 * that one, and the typed password decides. If the shop requires no password the account gets a random one, until its owner requests a new one
 * by mail.
 */
export const createCreateAccount = ({ ids }: { readonly ids: IdsPort }) => {
  let made: string | null = null
  let unclear: string | null = null
  let unknown: string | null = null
  return (account: AccountPort, form: RegistrationForm): Effect.Effect<NewCredentials, AccountFailure> =>
    Effect.gen(function* () {
      const { values: typed } = validateForm(registrationSchema(customerKind(form)), form)
      // The same at every attempt; its last letters satisfy the password rules (VAL-02).
      const password = typed.password === '' ? (unknown ??= `${ids.next()}-Aa1`) : typed.password
      const values = { ...typed, password }
      const { emailAddress: email } = values
      const isOutcomeUnknown = unclear === email
      if (made !== email)
        yield* Effect.matchEffect(account.register(values, typed.password !== ''), {
          onSuccess: () => Effect.void,
          onFailure: (failure): Effect.Effect<void, AccountFailure> => {
            if (failure._tag !== 'Refused') unclear = email
            else if (isOutcomeUnknown && failure.reason === 'emailTaken') return Effect.void
            return Effect.fail(failureOf(failure))
          },
        })
      made = email
      return { email, password, isOutcomeUnknown }
    })
}
