import type { GuestWishlistPort } from '../../wishlist/GuestWishlistPort.ts'

/** @param start numbers of products, the latest first */
export const createFakeGuestWishlist = (start: readonly number[] = []): GuestWishlistPort => {
  let productIds = start
  return {
    take: () => {
      const taken = productIds
      productIds = []
      return taken
    },
  }
}
