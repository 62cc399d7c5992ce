import { Effect } from 'effect'
import type { CartPort } from '@thuishaven/core/cart'
import type { HttpClient } from './client.ts'
import { neverRefused } from './failures.ts'
import { cartOf, choiceBodyOf, newLineOf } from './mappers/cart.ts'
import { addedLineAnswerSchema, cartAnswerSchema, updatedLineAnswerSchema } from './schemas/cart.ts'
import { doneSchema } from './schemas/envelope.ts'

export const makeHttpCart = ({ call }: HttpClient): CartPort => ({
  state: () =>
    call('loadCart', {}, cartAnswerSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => cartOf(data)),
    ),

  addLine: (line, idempotencyKey) =>
    Effect.map(call('addCartLine', { body: newLineOf(line), idempotencyKey }, addedLineAnswerSchema), ({ data: { cUid, lUid, cart } }) => ({
      cUid,
      lUid,
      cart: cartOf(cart),
    })),

  setQuantity: ({ lineUid, lineId, quantity }, idempotencyKey) =>
    Effect.map(
      call('setCartLineQuantity', { params: { lineUid }, body: { quantity, id: lineId }, idempotencyKey }, updatedLineAnswerSchema),
      ({ data: { updatedQuantity, cart } }) => ({ updatedQuantity, cart: cart === undefined ? null : cartOf(cart) }),
    ),

  choose: (choice) => Effect.asVoid(call('chooseForCart', { body: choiceBodyOf(choice) }, doneSchema)),

  addCoupon: (code) => Effect.asVoid(call('addCoupon', { body: { couponCode: code } }, doneSchema)),

  removeCoupon: (code) => Effect.asVoid(call('removeCoupon', { body: { couponCode: code } }, doneSchema)),
})
