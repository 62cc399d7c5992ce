import { persistedAs } from '../store/persistedSchema.ts'
import type { Wishlist } from './wishlist.ts'

/** A wish list as the text that the device keeps. */
export const persistedWishlist = persistedAs<Wishlist>({
  of: { owner: 'text', confirmed: { each: 'count' }, changes: { each: { of: { productId: 'count', wished: 'flag' } } } },
})
