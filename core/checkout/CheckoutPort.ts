import type { Effect } from 'effect'
import type { DeliveryOption, PaymentOption, PaymentResult } from './checkout.ts'
import type { CountryCode } from '../locale/locale.ts'
import type { BackendFailure, NotFound, Refused } from '../ports/failures.ts'

/** Where the shopper pays, or the payment that needs no bank page. */
export type PayResponse = { readonly paymentUrl: string } | { readonly paymentUid: string }

/** Delivery, payment and address look-up at the shop's backend (CHK-05, CHK-07). */
export interface CheckoutPort {
  readonly deliveryOptions: (country: CountryCode) => Effect.Effect<readonly DeliveryOption[], BackendFailure>
  readonly paymentOptions: (country: CountryCode) => Effect.Effect<readonly PaymentOption[], BackendFailure>
  /**
   * The same key never pays twice. `Refused` carries code and step (CHK-09, CHK-10).
   * @param reference the company's own for this order; null: its standing one
   */
  readonly pay: (request: {
    readonly idempotencyKey: string
    readonly reference: string | null
  }) => Effect.Effect<PayResponse, BackendFailure | Refused>
  readonly payment: (paymentUid: string) => Effect.Effect<PaymentResult, BackendFailure | NotFound>
  /** This device is about to report the purchase to a tag; returns whether it is the first one. `NotFound` also from a backend without such a list. */
  readonly reportPurchase: (paymentUid: string) => Effect.Effect<boolean, BackendFailure | NotFound>
  /** Street and city of a Dutch zip code and house number. */
  readonly lookupAddress: (place: {
    readonly countryCode: CountryCode
    readonly zipCode: string
    readonly houseNumber: string
    readonly houseNumberAddition: string
  }) => Effect.Effect<{ readonly street: string; readonly city: string }, BackendFailure | NotFound>
}
