import { ok } from '../../result.ts'
import type { BackendFailure, Refused } from '../../ports/failures.ts'
import type { WishlistPort } from '../../wishlist/WishlistPort.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export interface FakeWishlist extends WishlistPort {
  /** The backend's list, the latest first. */
  readonly wished: () => readonly number[]
}

/** The backend's wishlist of one customer, in memory. */
export const createFakeWishlist = ({
  faultModel = fine,
  start = [],
}: { readonly faultModel?: FaultModel<BackendFailure | Refused>; readonly start?: readonly number[] } = {}): FakeWishlist => {
  let list = start
  let calls = 0
  return {
    wished: () => list,
    changeWishlist: (changes) =>
      weathered(
        () => faultModel({ name: 'wishlist', number: (calls += 1) }),
        () => {
          for (const { productId, wished } of changes) {
            if (wished && list.includes(productId)) continue
            const others = list.filter((known) => known !== productId)
            list = wished ? [productId, ...others] : others
          }
          return ok(list)
        },
      ) as ReturnType<WishlistPort['changeWishlist']>,
  }
}
