import type { Effect } from 'effect'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { SignedIn } from './session.ts'

type ActionResult = Effect.Effect<{ readonly message: string }, BackendFailure | Refused>

/** Signing in without a password, and verifying whose e-mail address an account has. Messages, of refusals too, are phrase keys. */
export interface SignInPort {
  /** Mails a link that signs in, if there is such an account, and leads on to `back`, a path of the shop. */
  readonly requestLoginLink: (emailAddress: string, back?: string) => ActionResult
  /** Signs in by the token of the mailed link; the address is verified by it. */
  readonly loginByLink: (token: string) => Effect.Effect<SignedIn, BackendFailure | Refused>
  /** Mails a link that verifies the address of the signed-in customer. */
  readonly requestVerification: () => ActionResult
  /** Verifies an address by the token of the mailed link, signed in or not. */
  readonly confirmVerification: (token: string) => ActionResult
}
