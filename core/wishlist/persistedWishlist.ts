import { persistedAs } from '../store/persistedSchema.ts'
import type { Wishlist } from './wishlist.ts'

/** A wishlist as persisted text. */
export const persistedWishlist = persistedAs<Wishlist>({
  of: { owner: 'text', confirmed: { each: 'count' }, changes: { each: { of: { productId: 'count', wished: 'flag' } } } },
})
