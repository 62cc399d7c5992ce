import type { DeliveryOption, PaymentOption, PaymentResult } from '../../checkout/checkout.ts'
import { failed, succeeded } from '../../outcome.ts'
import type { CheckoutPort, PayAnswer } from '../../checkout/CheckoutPort.ts'
import { NotFound } from '../../ports/failures.ts'
import type { HostFailure, Refused } from '../../ports/failures.ts'
import { fine, weathered } from './weather.ts'
import type { Weather } from './weather.ts'

export interface FakeCheckout extends CheckoutPort {
  readonly calls: readonly string[]
  /** Keys under which an order was made; a key orders once. */
  readonly orders: () => readonly string[]
}

export interface FakeCheckoutSettings {
  readonly weather?: Weather<HostFailure | Refused>
  readonly deliveryOptions?: readonly DeliveryOption[]
  readonly paymentOptions?: readonly PaymentOption[]
  readonly payAnswer?: PayAnswer
  readonly payments?: readonly PaymentResult[]
}

/** The host's checkout in memory. */
export const makeFakeCheckout = ({
  weather = fine,
  deliveryOptions = [],
  paymentOptions = [],
  payAnswer = { paymentUrl: 'https://bank.example/pay/1' },
  payments = [],
}: FakeCheckoutSettings = {}): FakeCheckout => {
  const calls: string[] = []
  const orders = new Set<string>()
  const told = new Set<string>()
  const fate = (name: string) => () => {
    calls.push(name)
    return weather({ name, number: calls.length })
  }
  return {
    calls,
    orders: () => Array.from(orders),
    deliveryOptions: () =>
      weathered(fate('deliveryOptions'), () => succeeded(deliveryOptions)) as ReturnType<CheckoutPort['deliveryOptions']>,
    paymentOptions: () => weathered(fate('paymentOptions'), () => succeeded(paymentOptions)) as ReturnType<CheckoutPort['paymentOptions']>,
    pay: (key) =>
      weathered<PayAnswer, HostFailure | Refused>(fate('pay'), () => {
        orders.add(key)
        return succeeded(payAnswer)
      }),
    payment: (paymentUid) =>
      weathered<PaymentResult, HostFailure | NotFound>(fate('payment') as never, () => {
        const payment = payments.find((known) => known.paymentUid === paymentUid)
        return payment === undefined ? failed(new NotFound({ what: 'payment' })) : succeeded(payment)
      }),
    tellPurchase: (paymentUid) =>
      weathered<boolean, HostFailure | NotFound>(fate('tellPurchase') as never, () => {
        const isFirst = !told.has(paymentUid)
        told.add(paymentUid)
        return succeeded(isFirst)
      }),
    lookupAddress: ({ zipCode, houseNumber }) =>
      weathered<{ readonly street: string; readonly city: string }, HostFailure | NotFound>(fate('lookupAddress') as never, () =>
        zipCode.replaceAll(' ', '').toUpperCase() === '1011AB' && houseNumber === '1'
          ? succeeded({ street: 'Prins Hendrikkade', city: 'Amsterdam' })
          : failed(new NotFound({ what: 'address' })),
      ),
  }
}
