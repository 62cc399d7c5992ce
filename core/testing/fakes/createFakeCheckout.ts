import type { DeliveryOption, PaymentOption, PaymentResult } from '../../checkout/checkout.ts'
import { err, ok } from '../../result.ts'
import type { CheckoutPort, PayResponse } from '../../checkout/CheckoutPort.ts'
import { NotFound } from '../../failures/failures.ts'
import type { BackendFailure, Refused } from '../../ports/failures.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export interface FakeCheckout extends CheckoutPort {
  readonly calls: readonly string[]
  /** Keys under which an order was made; a key orders once. */
  readonly orders: () => readonly string[]
}

export interface FakeCheckoutSettings {
  readonly faultModel?: FaultModel<BackendFailure | Refused>
  readonly deliveryOptions?: readonly DeliveryOption[]
  readonly paymentOptions?: readonly PaymentOption[]
  readonly payResponse?: PayResponse
  readonly payments?: readonly PaymentResult[]
}

/** The backend's checkout in memory. */
export const createFakeCheckout = ({
  faultModel = fine,
  deliveryOptions = [],
  paymentOptions = [],
  payResponse = { paymentUrl: 'https://bank.example/pay/1' },
  payments = [],
}: FakeCheckoutSettings = {}): FakeCheckout => {
  const calls: string[] = []
  const orders = new Set<string>()
  const knownCodes = new Set<string>()
  const faultOutcome = (name: string) => () => {
    calls.push(name)
    return faultModel({ name, number: calls.length })
  }
  return {
    calls,
    orders: () => Array.from(orders),
    deliveryOptions: () =>
      weathered(faultOutcome('deliveryOptions'), () => ok(deliveryOptions)) as ReturnType<CheckoutPort['deliveryOptions']>,
    paymentOptions: () => weathered(faultOutcome('paymentOptions'), () => ok(paymentOptions)) as ReturnType<CheckoutPort['paymentOptions']>,
    pay: ({ idempotencyKey }) =>
      weathered<PayResponse, BackendFailure | Refused>(faultOutcome('pay'), () => {
        orders.add(idempotencyKey)
        return ok(payResponse)
      }),
    payment: (paymentUid) =>
      weathered<PaymentResult, BackendFailure | NotFound>(faultOutcome('payment') as never, () => {
        const payment = payments.find((known) => known.paymentUid === paymentUid)
        return payment === undefined ? err(new NotFound({ what: 'payment' })) : ok(payment)
      }),
    reportPurchase: (paymentUid) =>
      weathered<boolean, BackendFailure | NotFound>(faultOutcome('reportPurchase') as never, () => {
        const isFirst = !knownCodes.has(paymentUid)
        knownCodes.add(paymentUid)
        return ok(isFirst)
      }),
    lookupAddress: ({ zipCode, houseNumber }) =>
      weathered<{ readonly street: string; readonly city: string }, BackendFailure | NotFound>(faultOutcome('lookupAddress') as never, () =>
        zipCode.replaceAll(' ', '').toUpperCase() === '1011AB' && houseNumber === '1'
          ? ok({ street: 'Prins Hendrikkade', city: 'Amsterdam' })
          : err(new NotFound({ what: 'address' })),
      ),
  }
}
