import type { AddressFields } from '../records/CustomerRecord.ts'
import type { Text } from '../records/ProductRecord.ts'

/** A way to pay that the provider offers. */
export interface PaymentMethod {
  readonly id: string
  readonly label: string | Text
  readonly countries: readonly AddressFields['countryCode'][]
  /** `partial`: in installments. */
  readonly kind: 'whole' | 'partial'
}

/** A payment as the provider and the backend name it to each other. */
export interface ProviderPayment {
  /** The same payment has the same one for good, so it serves as idempotency key when a provider is called. */
  readonly providerId: string
}

/**
 * What a provider says of a payment. Its call reads the payment in the transaction in which it hands this to `settlePayment` (checkout/payments.ts),
 * and leaves alone what is paid: providers say the same again, and not always in order.
 */
export type PaymentOutcome = 'paid' | 'cancelled' | 'failed' | 'pending'

/**
 * The provider at which orders are paid. What it answers to (its page or its webhook) are calls of its own folder, which createApi.ts adds
 * when it is in use.
 */
export interface Payments {
  /** In the order in which they are offered. */
  readonly methods: readonly PaymentMethod[]
  /**
   * Where the shopper pays: root-relative, or absolute. It is made within a transaction and asks nobody. A provider that wants to be called first, with
   * amount, description and the way back, has a call of the backend at this address, which does so and redirects.
   */
  readonly paymentUrl: (payment: ProviderPayment) => string
}
