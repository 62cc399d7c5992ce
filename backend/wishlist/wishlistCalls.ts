import * as v from 'valibot'
import { signedIn, visitorOf } from '../account/visitorOf.ts'
import type { Call } from '../answers/Call.ts'
import { readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { whole } from '../database/Database.ts'

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
    const customerId = signedIn(visitorOf(backend, context))
    const requested = await readBody(context, changes)
    const { database } = backend
    const list = () => database.all('SELECT product_id FROM wish WHERE customer_id = ? ORDER BY number DESC', customerId)
    database.transaction(() => {
      for (const { productId, wished } of requested.changes) {
        if (!wished) database.run('DELETE FROM wish WHERE customer_id = ? AND product_id = ?', customerId, productId)
        else if (list().length < maxWishlistItems)
          database.run('INSERT OR IGNORE INTO wish (customer_id, product_id) SELECT ?, id FROM product WHERE id = ?', customerId, productId)
      }
    })
    return succeed(context, {
      status: 'success',
      data: { productIds: list().map((row) => whole(row, 'product_id')) },
    } satisfies Wire['WishlistResponse'])
  },
}

/** What customers want to keep in mind. */
export const wishlistCalls: readonly Call[] = [change]
