import type { Effect } from 'effect'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { PersonalDetails, PersonalForm } from './personal.ts'

type Told = Effect.Effect<{ readonly message: string }, HostFailure | Refused>

/** The signed-in customer's own data at the shop's host. Messages are phrase keys. */
export interface PersonalPort {
  readonly details: () => Effect.Effect<PersonalDetails, HostFailure>
  /** Only what was changed is sent. */
  readonly changeDetails: (fields: Partial<PersonalForm>) => Effect.Effect<void, HostFailure | Refused>
  /** Ends every other session of the account. */
  readonly changePassword: (wish: { readonly currentPassword: string; readonly password: string }) => Told
  /** Mails a link to the new address; nothing changes before it is opened. */
  readonly requestEmailChange: (wish: { readonly emailAddress: string; readonly password: string }) => Told
  /** The token of the mailed link; asked by whoever opens it, signed in or not. */
  readonly confirmEmailChange: (token: string) => Told
  /** Ends every session; what the law wants kept is kept. `Refused` because of a 'stranger' where nobody is signed in any more. */
  readonly deleteAccount: (password: string) => Told
}
