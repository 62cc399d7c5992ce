import { succeeded } from '../../outcome.ts'
import type { HostFailure, Refused } from '../../ports/failures.ts'
import type { WishlistPort } from '../../wishlist/WishlistPort.ts'
import { fine, weathered } from './weather.ts'
import type { Weather } from './weather.ts'

export interface FakeWishlist extends WishlistPort {
  /** What the host keeps, the latest first. */
  readonly wished: () => readonly number[]
}

/** The host's wish list of one customer, in memory. */
export const makeFakeWishlist = ({
  weather = fine,
  start = [],
}: { readonly weather?: Weather<HostFailure | Refused>; readonly start?: readonly number[] } = {}): FakeWishlist => {
  let list = start
  let calls = 0
  return {
    wished: () => list,
    changeWishlist: (changes) =>
      weathered(
        () => weather({ name: 'wishlist', number: (calls += 1) }),
        () => {
          for (const { productId, wished } of changes) {
            if (wished && list.includes(productId)) continue
            const others = list.filter((known) => known !== productId)
            list = wished ? [productId, ...others] : others
          }
          return succeeded(list)
        },
      ) as ReturnType<WishlistPort['changeWishlist']>,
  }
}
