import type { Effect } from 'effect'
import type { AddressForm, RegistrationForm } from './address.ts'
import type { Session } from './session.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'

/** Accounts at the shop's backend: signing in and out, registration, a new password (SES-01…SES-03, REG-01, RST-01). */
export interface AccountPort {
  /** Whether an account with this address exists. */
  readonly emailIsKnown: (email: string) => Effect.Effect<boolean, BackendFailure>
  /**
   * `Refused.message` is a phrase key.
   * @param isChosen false: the password is a random one that nobody knows; true where it is left out
   */
  readonly register: (form: RegistrationForm, isChosen?: boolean) => Effect.Effect<{ readonly message: string }, BackendFailure | Refused>
  /** Signs in; the token proves it from now on (SES-02). */
  readonly login: (credentials: {
    readonly email: string
    readonly password: string
  }) => Effect.Effect<{ readonly session: Session; readonly token: string }, BackendFailure | Refused>
  /** The session of a token. */
  readonly session: (token: string) => Effect.Effect<Session, BackendFailure | Refused>
  /** Ends the session on this device, or that of a token that the device no longer stores. */
  readonly logout: (token?: string) => Effect.Effect<void, BackendFailure>
  /** Adds a delivery address of the customer; returns its uid (ADR-07). */
  readonly addAddress: (address: AddressForm) => Effect.Effect<{ readonly uid: string }, BackendFailure | Refused>
  /** Mails a link with a token, if there is such an account, that leads on to `back`, a path of the shop. Messages are phrase keys (RST-01). */
  readonly requestPasswordReset: (
    emailAddress: string,
    back?: string,
  ) => Effect.Effect<{ readonly message: string }, BackendFailure | Refused>
  /** The token of the mailed link and the new password (RST-01). */
  readonly setPassword: (request: {
    readonly token: string
    readonly password: string
  }) => Effect.Effect<{ readonly message: string }, BackendFailure | Refused>
}
