import * as v from 'valibot'
import { signedIn, visitorOf } from '../account/visitorOf.ts'
import type { Call } from '../answers/Call.ts'
import { readBody } from '../answers/readBody.ts'
import { transact } from '../answers/transact.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { whole } from '../database/row.ts'

const changes = v.strictObject({
  changes: v.pipe(
    v.array(v.strictObject({ productId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), wished: v.boolean() })),
    v.maxLength(400),
  ),
})

const maxWishlistItems = 200

const change: Call = {
  method: 'POST',
  path: '/api/v2/account/wishlist',
  operation: 'changeWishlist',
  handle: async (backend, context) => {
    const customerId = signedIn(await visitorOf(backend, context))
    const requested = await readBody(context, changes)
    const productIds = await transact(backend, async ({ store, catalogue }) => {
      const list = async () => store.all('SELECT product_id FROM wish WHERE customer_id = ? ORDER BY number DESC', customerId)
      for (const { productId, wished } of requested.changes) {
        if (!wished) await store.run('DELETE FROM wish WHERE customer_id = ? AND product_id = ?', customerId, productId)
        else if (catalogue.product(productId) !== null && (await list()).length < maxWishlistItems)
          await store.run('INSERT INTO wish (customer_id, product_id) VALUES (?, ?) ON CONFLICT DO NOTHING', customerId, productId)
      }
      return (await list()).map((row) => whole(row, 'product_id'))
    })
    return succeed(context, {
      status: 'success',
      data: { productIds },
    } satisfies Wire['WishlistResponse'])
  },
}

/** Customers' wishlists. */
export const wishlistCalls: readonly Call[] = [change]
