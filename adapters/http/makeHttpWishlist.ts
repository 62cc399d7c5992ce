import { Effect } from 'effect'
import type { WishlistPort } from '@thuishaven/core/wishlist'
import type { HttpClient } from './client.ts'
import { neverRefused } from './failures.ts'
import { wishlistAnswerSchema } from './schemas/wishlist.ts'

export const makeHttpWishlist = ({ call }: HttpClient): WishlistPort => ({
  changeWishlist: (changes) =>
    call('changeWishlist', { body: { changes: [...changes] } }, wishlistAnswerSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => data.productIds),
    ),
})
