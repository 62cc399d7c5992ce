import { succeeded } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { Run } from '../run.ts'
import type { CartPort } from './CartPort.ts'
import type { CartRequest } from './queue.ts'
import type { CartAnswer } from './queueAnswer.ts'

type Asked<Answer = CartAnswer> = Promise<Outcome<Answer, HostFailure | Refused>>

/** Carries out one request of the cart queue; a task's id is its idempotency key (CRT-15). */
export const makeAskCart = ({ cart }: { readonly cart: CartPort }, run: Run): ((request: CartRequest) => Asked) => {
  const answerOf = async <Answer>(asked: Asked<Answer>, of: (answer: Answer) => CartAnswer): Asked => {
    const outcome = await asked
    return outcome.ok ? succeeded(of(outcome.value)) : outcome
  }
  return (request) => {
    switch (request.ask) {
      case 'state':
        return answerOf(run(cart.state()), (answer) => ({ of: 'state', cart: answer }))
      case 'add':
        return answerOf(run(cart.addLine(request.line, request.taskId)), (answer) => ({ of: 'add', ...answer }))
      case 'update':
        return answerOf(run(cart.setQuantity(request, request.taskId)), (answer) => ({ of: 'update', ...answer }))
      case 'coupon':
        return answerOf(run(request.wanted ? cart.addCoupon(request.code) : cart.removeCoupon(request.code)), () => ({ of: 'coupon' }))
      case 'choose':
        return answerOf(run(cart.choose(request.choice)), () => ({ of: 'choose' }))
    }
  }
}
