import { ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { Run } from '../run.ts'
import type { CartPort } from './CartPort.ts'
import type { CartRequest } from './queue.ts'
import type { CartResponse } from './applyResponse.ts'

type CartResult<Received = CartResponse> = Promise<Result<Received, BackendFailure | Refused>>

/** Carries out one request of the cart queue; a task's id is its idempotency key (CRT-15). */
export const sendCartRequest = (run: Run<{ readonly cart: CartPort }>): ((request: CartRequest) => CartResult) => {
  const toResponse = async <Received>(requested: CartResult<Received>, of: (response: Received) => CartResponse): CartResult => {
    const result = await requested
    return result.ok ? ok(of(result.value)) : result
  }
  return (request) => {
    switch (request.type) {
      case 'state':
        return toResponse(
          run(({ cart }) => cart.state()),
          (response) => ({ type: 'state', cart: response }),
        )
      case 'add':
        return toResponse(
          run(({ cart }) => cart.addLine(request.line, request.taskId)),
          (response) => ({ type: 'add', ...response }),
        )
      case 'update':
        return toResponse(
          run(({ cart }) => cart.setQuantity(request, request.taskId)),
          (response) => ({ type: 'update', ...response }),
        )
      case 'coupon':
        return toResponse(
          run(({ cart }) => (request.wanted ? cart.addCoupon(request.code) : cart.removeCoupon(request.code))),
          () => ({ type: 'coupon' }),
        )
      case 'choose':
        return toResponse(
          run(({ cart }) => cart.choose(request.choice)),
          () => ({ type: 'choose' }),
        )
    }
  }
}
