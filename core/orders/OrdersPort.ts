import type { Effect } from 'effect'
import type { PaymentOption } from '../checkout/checkout.ts'
import type { CountryCode } from '../locale/locale.ts'
import type { BackendFailure, NotFound, Refused } from '../ports/failures.ts'
import type { Review } from './review.ts'
import type { GuestOrder, Invoice, ListedOrder, ListPage, Order, OrderLookup, OrderStatus } from './order.ts'

/** Orders and invoices of the signed-in customer at the shop's backend (ACC-01, ACC-02, PAY-02, PAY-03). */
export interface OrdersPort {
  /** A page of the orders, the newest first; with a status only orders with that status. */
  readonly orders: (query: {
    readonly page: number
    readonly status: OrderStatus | null
  }) => Effect.Effect<ListPage<ListedOrder>, BackendFailure>
  /** An order of another customer is not found. */
  readonly order: (uid: string) => Effect.Effect<Order, BackendFailure | NotFound>
  /** Writes the customer's own reference on an order. */
  readonly setReference: (request: { readonly uid: string; readonly reference: string }) => Effect.Effect<void, BackendFailure | Refused>
  /** Writes what the customer says of a line, in place of what was said before. `Refused`: it was not bought, or that is published already. */
  readonly writeReview: (request: {
    readonly uid: string
    readonly lineUid: string
    readonly review: Review
  }) => Effect.Effect<void, BackendFailure | Refused>
  /** The status of an order without a session. Whatever is wrong with the request, the order is not found. */
  readonly findOrder: (request: OrderLookup) => Effect.Effect<GuestOrder, BackendFailure | NotFound>
  /** The ways to pay what is open, the suggested one first. */
  readonly orderPaymentOptions: (query: {
    readonly uid: string
    readonly countryCode: CountryCode
  }) => Effect.Effect<readonly PaymentOption[], BackendFailure | Refused>
  /** Where the shopper pays. The same key never pays twice. `Refused` carries the code. */
  readonly payOrder: (request: {
    readonly uid: string
    readonly option: PaymentOption
    readonly idempotencyKey: string
  }) => Effect.Effect<{ readonly paymentUrl: string }, BackendFailure | Refused>
  /** A page of the invoices, the newest first. */
  readonly invoices: (page: number) => Effect.Effect<ListPage<Invoice>, BackendFailure>
}
