import { Effect } from 'effect'
import type { PaymentResult } from './checkout.ts'
import type { CheckoutPort, PayResponse } from './CheckoutPort.ts'
import { createReportOnce } from './createReportOnce.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import { afterReading, storageWritten } from '../ports/StoragePort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'

const keyOfPayment = 'thuishaven.payment'

/** What a press that orders brings along. */
export interface Press {
  /** Idempotency key where it may be repeated without any state in between, as with a plain form. */
  readonly key?: string | undefined
  /** The company's own for this order; left out: its standing one. */
  readonly reference?: string | undefined
}

/** Orders a cart under one key. */
export interface Pay {
  (checkout: CheckoutPort, order: string, press?: Press): Effect.Effect<PayResponse, BackendFailure | Refused>
  /** The state of a payment: after its end was first reported, the next one has another key. */
  readonly became: (payment: PaymentResult) => void
}

/**
 * Orders the cart. The idempotency key stays the same as long as the order is unchanged and its payment has not ended, over presses,
 * reloads and tabs, so that submitting twice never pays twice (CHK-07). A changed order is another payment.
 * @param order identifies the order, as text
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

  const pay = (
    checkout: CheckoutPort,
    order: string,
    { key, reference }: Press = {},
  ): Effect.Effect<PayResponse, BackendFailure | Refused> =>
    Effect.catchTag(
      Effect.flatMap(
        // Another reference is another request, of the same order.
        Effect.promise(() => keyFor(reference === undefined ? order : `${order} ${JSON.stringify(reference)}`, key)),
        (idempotencyKey) => checkout.pay({ idempotencyKey, reference: reference ?? null }),
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
