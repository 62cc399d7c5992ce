import { Effect } from 'effect'
import type { PaymentResult } from './checkout.ts'
import type { CheckoutPort, PayResponse } from './CheckoutPort.ts'
import { createReportOnce } from './createReportOnce.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import { afterReading, storageWritten } from '../ports/StoragePort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'

const keyOfPayment = 'thuishaven.payment'

/** Orders a cart under one key. */
export interface Pay {
  (checkout: CheckoutPort, order: string, given?: string): Effect.Effect<PayResponse, BackendFailure | Refused>
  /** The state of a payment: after its end was first reported, the next one has another key. */
  readonly became: (payment: PaymentResult) => void
}

/**
 * Orders the cart. The idempotency key stays the same as long as the order is unchanged and its payment has not ended, over presses,
 * reloads and tabs, so that submitting twice never pays twice (CHK-07). A changed order is another payment.
 * @param order identifies the order, as text (and `given`, the key of the click, where it has one already)
 */
export const createPay = ({ ids, storage }: { readonly ids: IdsPort; readonly storage: StoragePort }): Pay => {
  /** Key and order, for a device without storage. */
  let unsaved: string | null = null
  // An earlier result does not apply to the current payment.
  const endsNow = createReportOnce(storage, 'thuishaven.endedPayments')

  /** Persisted before it is sent, so that a payment after a reload has the same key. */
  const keyFor = async (order: string, given: string | undefined): Promise<string> => {
    await afterReading(storage, () => undefined)
    const known = storage.get(keyOfPayment) ?? unsaved
    const end = ` ${order}`
    const key = known?.endsWith(end) === true ? known.slice(0, known.length - end.length) : (given ?? ids.next())
    storage.set(keyOfPayment, key + end)
    unsaved = storage.get(keyOfPayment) === null ? key + end : null
    await storageWritten(storage)
    return key
  }

  const drop = (): void => {
    unsaved = null
    storage.remove(keyOfPayment)
  }

  const pay = (checkout: CheckoutPort, order: string, given?: string): Effect.Effect<PayResponse, BackendFailure | Refused> =>
    Effect.catchTag(
      Effect.flatMap(
        Effect.promise(() => keyFor(order, given)),
        (key) => checkout.pay(key),
      ),
      'Refused',
      (failure) => {
        drop()
        return Effect.fail(failure)
      },
    )

  const became = ({ paymentUid, status }: PaymentResult): void => {
    if (status !== 'pending' && endsNow(`${paymentUid}:${status}`)) drop()
  }

  return Object.assign(pay, { became })
}
