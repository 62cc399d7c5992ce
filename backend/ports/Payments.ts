import type { AddressFields } from '../records/CustomerRecord.ts'
import type { Language, Text } from '../records/ProductRecord.ts'

/** A way to pay that the provider offers. */
export interface PaymentMethod {
  readonly id: string
  readonly label: string | Text
  readonly countries: readonly AddressFields['countryCode'][]
  /** `partial`: in installments. */
  readonly kind: 'whole' | 'partial'
}

/** What a provider says of a payment; `failed` also when it ran out there. */
export type PaymentOutcome = 'paid' | 'cancelled' | 'failed' | 'pending'

/** The provider did not answer in time, or not as it should; it may the next time. */
export interface ProviderDown {
  readonly type: 'down'
}

/** The provider does not do this, the next time neither. */
export interface RefusedByProvider {
  readonly type: 'refused'
}

/** A payment that the provider is to open. */
export interface PaymentRequest {
  /** The same payment has the same one for good. */
  readonly key: string
  /** Id of one of `methods`. */
  readonly methodId: string
  /** Whole cents, in euros. */
  readonly amountInclVat: number
  /** What the shopper's bank statement says. */
  readonly description: string
  readonly language: Language
  /** Absolute: where the shopper comes back. */
  readonly returnUrl: string
  /** Absolute: what the provider posts to when the status changes, without saying which it is (paymentCalls.ts of checkout/). */
  readonly webhookUrl: string
}

/** A payment as the provider knows it. */
export interface ProviderPayment {
  /** The provider's name for it. */
  readonly id: string
  /** Where the shopper pays: root-relative, or absolute. */
  readonly checkoutUrl: string
}

/** Money that goes back. */
export interface RefundRequest {
  /** The same refund has the same one for good. */
  readonly key: string
  /** The provider's name for the payment. */
  readonly providerId: string
  /** Whole cents, in euros; at most what is left of the payment. */
  readonly amountInclVat: number
}

/**
 * The payment provider. Every method is a network call, so outside of transactions only; it never throws for what the
 * provider does.
 */
export interface Payments {
  /** In the order in which they are offered. */
  readonly methods: readonly PaymentMethod[]
  /** Opens a payment; with a key that was used before it is the same payment. */
  readonly create: (request: PaymentRequest) => Promise<({ readonly type: 'created' } & ProviderPayment) | RefusedByProvider | ProviderDown>
  /** A payment's status; an id that the provider does not know is `down`. */
  readonly status: (providerId: string) => Promise<{ readonly type: 'status'; readonly status: PaymentOutcome } | ProviderDown>
  /** Sends money back; with a key that was used before nothing more. */
  readonly refund: (refund: RefundRequest) => Promise<{ readonly type: 'refunded' } | RefusedByProvider | ProviderDown>
}

/** A bank that moves no money: what the shopper presses on its page is what happened. */
export interface PracticeBank extends Payments {
  /** What the shopper does with a payment; only the first that ends it counts. */
  readonly decide: (providerId: string, outcome: PaymentOutcome) => Promise<void>
}
