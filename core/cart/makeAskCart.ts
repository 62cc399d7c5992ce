import { Effect } from 'effect'
import type { CartPort } from './CartPort.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { CartRequest } from './queue.ts'
import type { CartAnswer } from './queueAnswer.ts'

/** Carries out one request of the cart queue; a task's id is its idempotency key (CRT-15). */
export const makeAskCart =
  ({ cart }: { readonly cart: CartPort }) =>
  (request: CartRequest): Effect.Effect<CartAnswer, HostFailure | Refused> => {
    switch (request.ask) {
      case 'state':
        return Effect.map(cart.state(), (answer) => ({ of: 'state', cart: answer }))
      case 'add':
        return Effect.map(cart.addLine(request.line, request.taskId), (answer) => ({ of: 'add', ...answer }))
      case 'update':
        return Effect.map(cart.setQuantity(request, request.taskId), (answer) => ({ of: 'update', ...answer }))
      case 'coupon':
        return Effect.map(request.wanted ? cart.addCoupon(request.code) : cart.removeCoupon(request.code), () => ({ of: 'coupon' }))
      case 'choose':
        return Effect.map(cart.choose(request.choice), () => ({ of: 'choose' }))
    }
  }
