import * as v from 'valibot'
import { buyerOf } from '../account/buyerOf.ts'
import type { Call } from '../answers/Call.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { languageOf } from '../answers/languageOf.ts'
import { readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { saveReview } from '../reviews/reviews.ts'
import { isReviewable, orderOfCustomer } from './orders.ts'

const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const reviewRequest = v.strictObject({
  author: words(60),
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: words(120),
  text: words(3000),
})

const write: Call = {
  method: 'PUT',
  path: '/api/v2/account/orders/:orderUid/reviews/:lineUid',
  operation: 'writeReview',
  handle: async (backend, context) => {
    const buyer = await buyerOf(backend, context)
    const review = await readBody(context, reviewRequest)
    const order = await orderOfCustomer(backend, buyer, context.req.param('orderUid') ?? '')
    const line = order.placed.lines.find(({ uid }) => uid === context.req.param('lineUid'))
    if (line === undefined) throw new HttpFailure(404, 'orderNotFound')
    if (!isReviewable(backend, order)) throw new HttpFailure(422, 'reviewNotBought')
    const reviewed = { productId: line.productId, orderUid: order.uid, lineUid: line.uid, customerId: buyer.customerId }
    const isKept = await saveReview(backend.store, backend.newId('review'), reviewed, review, languageOf(context), backend.now())
    if (!isKept) throw new HttpFailure(422, 'reviewPublished')
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
  },
}

/** Reviews by customers of what they bought. */
export const reviewCalls: readonly Call[] = [write]
