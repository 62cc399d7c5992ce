import type { Effect } from 'effect'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { SignedIn } from './session.ts'

type ActionResult = Effect.Effect<{ readonly message: string }, BackendFailure | Refused>

/** What backend and device hand to each other, WebAuthn's JSON. The core looks into none of it. */
export type PasskeyExchange = Readonly<Record<string, unknown>>

/** A passkey of the customer. */
export interface Passkey {
  readonly id: string
  /** The customer's own. */
  readonly name: string
  /** RFC 3339. */
  readonly createdAt: string
  /** RFC 3339; null: never. */
  readonly usedAt: string | null
}

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
  /** The customer's passkeys, the oldest first. */
  readonly passkeys: () => Effect.Effect<readonly Passkey[], BackendFailure>
  /** @param password null: the customer has just signed in */
  readonly beginPasskey: (password: string | null) => Effect.Effect<PasskeyExchange, BackendFailure | Refused>
  readonly addPasskey: (request: { readonly name: string; readonly credential: PasskeyExchange }) => ActionResult
  /** @param request.password null: the customer has just signed in */
  readonly removePasskey: (request: { readonly id: string; readonly password: string | null }) => ActionResult
  readonly beginPasskeyLogin: () => Effect.Effect<PasskeyExchange, BackendFailure | Refused>
  readonly loginByPasskey: (credential: PasskeyExchange) => Effect.Effect<SignedIn, BackendFailure | Refused>
}
