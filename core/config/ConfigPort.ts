import type { Effect } from 'effect'
import type { ShopConfig } from './config.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'

/** How the shop is set up (CFG-03). */
export interface ConfigPort {
  /** `Refused` when the backend reports that the shop is not active; its code is the errorCode. */
  readonly load: () => Effect.Effect<ShopConfig, BackendFailure | Refused>
}
