import { Effect } from 'effect'
import type { CheckoutPort, PayAnswer } from './CheckoutPort.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'

const keyOfPayment = 'thuishaven.payment'
const separator = ' '

/**
 * Orders the cart. The idempotency key stays the same until the host has answered, over a reload too, so that submitting twice never
 * pays twice (CHK-07). A changed order is another payment.
 * @param order whatever tells one order from another, as text (and `given`, the name of the press, where it has one already)
 */
export const makePay = ({
  checkout,
  ids,
  storage,
}: {
  readonly checkout: CheckoutPort
  readonly ids: IdsPort
  readonly storage: StoragePort
}) => {
  let open: { readonly key: string; readonly order: string } | null = null

  const keyFor = (order: string, given: string | undefined): string => {
    const kept = storage.get(keyOfPayment)
    if (open === null && kept !== null) {
      const [key = '', ...rest] = kept.split(separator)
      open = { key, order: rest.join(separator) }
    }
    if (open === null || open.order !== order) open = { key: given ?? ids.next(), order }
    storage.set(keyOfPayment, `${open.key}${separator}${order}`)
    return open.key
  }

  const answered = (): void => {
    open = null
    storage.remove(keyOfPayment)
  }

  return (order: string, given?: string): Effect.Effect<PayAnswer, HostFailure | Refused> =>
    Effect.gen(function* () {
      const answer = yield* Effect.catchTag(checkout.pay(keyFor(order, given)), 'Refused', (refusal) => {
        answered()
        return Effect.fail(refusal)
      })
      answered()
      return answer
    })
}
