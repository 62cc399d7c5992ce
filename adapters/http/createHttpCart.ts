import { Effect } from 'effect'
import type { CartPort } from '@thuishaven/core/cart'
import type { HttpClient } from './client.ts'
import { conflictPasses, neverRefused } from './failures.ts'
import { cartOf, choiceBodyOf, newLineOf } from './mappers/cart.ts'
import { addedLineResponseSchema, cartResponseSchema, updatedLineResponseSchema } from './schemas/cart.ts'
import { doneSchema } from './schemas/envelope.ts'

export const createHttpCart = ({ call }: HttpClient): CartPort => ({
  state: () =>
    call('loadCart', {}, cartResponseSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => cartOf(data)),
    ),

  addLine: (line, idempotencyKey) =>
    call('addCartLine', { body: newLineOf(line), idempotencyKey }, addedLineResponseSchema).pipe(
      conflictPasses,
      Effect.map(({ data: { cUid, lUid, cart } }) => ({ cUid, lUid, cart: cartOf(cart) })),
    ),

  setQuantity: ({ lineUid, lineId, quantity }, idempotencyKey) =>
    call('setCartLineQuantity', { params: { lineUid }, body: { quantity, id: lineId }, idempotencyKey }, updatedLineResponseSchema).pipe(
      conflictPasses,
      Effect.map(({ data: { updatedQuantity, cart } }) => ({ updatedQuantity, cart: cart === undefined ? null : cartOf(cart) })),
    ),

  choose: (choice) => call('chooseForCart', { body: choiceBodyOf(choice) }, doneSchema).pipe(conflictPasses, Effect.asVoid),

  addCoupon: (code) => call('addCoupon', { body: { couponCode: code } }, doneSchema).pipe(conflictPasses, Effect.asVoid),

  removeCoupon: (code) => call('removeCoupon', { body: { couponCode: code } }, doneSchema).pipe(conflictPasses, Effect.asVoid),
})
