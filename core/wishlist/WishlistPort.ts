import type { Effect } from 'effect'
import type { BackendFailure } from '../ports/failures.ts'
import type { WishlistChange } from './wishlist.ts'

/** A customer's wishlist at the backend. */
export interface WishlistPort {
  /**
   * Carries out changes in their order and answers the whole list, numbers of products, the latest first; without changes it only tells. The
   * same change twice is one. What the shop no longer has is left out.
   */
  readonly changeWishlist: (changes: readonly WishlistChange[]) => Effect.Effect<readonly number[], BackendFailure>
}
