import type { Effect } from 'effect'
import type { BackendFailure, NotFound, Refused } from '../ports/failures.ts'
import type { MadeShare, Share } from './share.ts'

/** Carts and wishlists that are shared by a link. */
export interface SharingPort {
  /** `Refused` with reason 'temporary': too many links within an hour. */
  readonly create: (share: Pick<Share, 'kind' | 'lines'>) => Effect.Effect<MadeShare, BackendFailure | Refused>
  /** NotFound: there is no such link, or it has expired, or it was withdrawn. */
  readonly load: (token: string) => Effect.Effect<Share, BackendFailure | NotFound>
  /** Ends a link, by its owner's token; one that has ended already changes nothing. */
  readonly withdraw: (ownerToken: string) => Effect.Effect<void, BackendFailure>
}
