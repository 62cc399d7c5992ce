import type { Address, AddressForm, RegistrationForm } from './address.ts'
import type { LoginFailure } from './login.ts'
import type { ResetForm } from './password.ts'
import type { Session, SignedIn } from './session.ts'
import type { Message } from '../notifications/phrase.ts'
import type { Result } from '../result.ts'
import type { Store } from '../store/store.ts'

/** The session as confirmed by the backend (SES-03). */
export interface SessionState {
  readonly session: Session | null
  readonly isAuthenticated: boolean
  readonly status: 'unknown' | 'verifying' | 'known'
  readonly loginFailed: boolean
}

/** Signing in and out, making an account, a new password (SES-01…SES-05, REG-01, RST-01, RST-02). */
export interface SessionStore extends Store<SessionState> {
  /**
   * With a token: verifies it at the backend (SES-03). 'lost' means that the verification failed, or has taken longer than `timeoutMs`: then it
   * continues, and the state has its result.
   */
  readonly restore: (timeoutMs?: number) => Promise<'signed-in' | 'visitor' | 'lost'>
  /** Whether the customer that this page shows has signed out since, or another one in, from another tab or document. */
  readonly changedElsewhere: () => boolean
  readonly login: (credentials: { readonly email: string; readonly password: string }) => Promise<Result<Session, LoginFailure>>
  /** Signs in by other means: `signIn` is called once the guest's cart is complete, and its session becomes the visitor's. */
  readonly enter: <Failure>(signIn: () => Promise<Result<SignedIn, Failure>>) => Promise<Result<Session, Failure>>
  readonly logout: () => Promise<void>
  /** Makes an account, without signing in; either way the backend's message as a phrase (REG-01). */
  readonly register: (form: RegistrationForm) => Promise<Result<Message, Message>>
  /** Adds a delivery address to the customer's account and returns the backend's version of it (ADR-07). */
  readonly addAddress: (form: AddressForm) => Promise<Result<Address, Message>>
  /** Has a link mailed with which a new password can be set (RST-01), and which leads on to `back`, a path of the shop. */
  readonly requestPasswordReset: (email: string, back?: string) => Promise<Result<Message, Message>>
  /** Sets the password that was typed twice, with the token of the mailed link (RST-01, RST-02). */
  readonly setPassword: (token: string, form: ResetForm) => Promise<Result<Message, Message>>
}
