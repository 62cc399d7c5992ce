import type { Effect } from 'effect'
import type { BackendFailure } from '../ports/failures.ts'
import type { WishlistChange } from './wishlist.ts'

/** A customer's wishlist at the backend. */
export interface WishlistPort {
  /**
   * Applies changes in order and returns the whole list, product numbers, the latest first; without changes it only returns the list. A
   * repeated change is applied once. Products that the shop no longer has are omitted.
   */
  readonly changeWishlist: (changes: readonly WishlistChange[]) => Effect.Effect<readonly number[], BackendFailure>
}
