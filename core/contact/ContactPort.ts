import type { Effect } from 'effect'
import type { ContactMessage } from './contactMessage.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'

/** Messages to the people of the shop. */
export interface ContactPort {
  /** `Refused` with status 429 after too many messages. */
  readonly send: (message: ContactMessage) => Effect.Effect<void, BackendFailure | Refused>
}
