import type { Effect } from 'effect'
import type { BackendFailure, NotFound, Refused } from '../ports/failures.ts'
import type { SharedLine } from '../sharing/share.ts'
import type { Quote } from './quote.ts'

/** A request for a quote, checked. */
export interface QuoteRequest {
  readonly lines: readonly SharedLine[]
  readonly emailAddress: string
  readonly name: string
  readonly message: string
  /** Empty when a person wrote it. */
  readonly website: string
}

/** Prices that the shop offers on request. A key is that of a mailed link, or the uid of a quote of the customer. */
export interface QuotesPort {
  /** `key`: idempotency key. `Refused` with reason 'temporary': too many within an hour. Returns number and key. */
  readonly request: (
    quote: QuoteRequest,
    key: string,
  ) => Effect.Effect<{ readonly number: string; readonly key: string }, BackendFailure | Refused>
  readonly load: (key: string) => Effect.Effect<Quote, BackendFailure | NotFound>
  /** The customer's, the last changed first. */
  readonly list: () => Effect.Effect<readonly Quote[], BackendFailure>
  /** Puts its lines into the cart, once; refused when the shop offers something else than what was read. */
  readonly accept: (key: string, offerVersion: string) => Effect.Effect<void, BackendFailure | Refused>
  readonly withdraw: (key: string) => Effect.Effect<void, BackendFailure | Refused>
}
