import { Effect } from 'effect'
import type { WishlistPort } from '@thuishaven/core/wishlist'
import type { HttpClient } from './client.ts'
import { neverRefused } from './failures.ts'
import { wishlistResponseSchema } from './schemas/wishlist.ts'

export const createHttpWishlist = ({ call }: HttpClient): WishlistPort => ({
  changeWishlist: (changes) =>
    call('changeWishlist', { body: { changes: [...changes] } }, wishlistResponseSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => data.productIds),
    ),
})
