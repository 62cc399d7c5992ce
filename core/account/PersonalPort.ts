import type { Effect } from 'effect'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { PersonalDetails, PersonalForm } from './personal.ts'

type ActionResult = Effect.Effect<{ readonly message: string }, BackendFailure | Refused>

/** The signed-in customer's own data at the shop's backend. Messages are phrase keys. */
export interface PersonalPort {
  readonly details: () => Effect.Effect<PersonalDetails, BackendFailure>
  /** Only what was changed is sent. */
  readonly changeDetails: (fields: Partial<PersonalForm>) => Effect.Effect<void, BackendFailure | Refused>
  /** Ends every other session of the account. */
  readonly changePassword: (request: { readonly currentPassword: string; readonly password: string }) => ActionResult
  /** Mails a link to the new address; nothing changes before it is opened. */
  readonly requestEmailChange: (request: { readonly emailAddress: string; readonly password: string }) => ActionResult
  /** Confirms by the token of the mailed link, signed in or not. */
  readonly confirmEmailChange: (token: string) => ActionResult
  /** Deletes the account and ends every session; data with a legal retention period stay. `Refused` with 'unauthenticated' without a session. */
  readonly deleteAccount: (password: string) => ActionResult
}
