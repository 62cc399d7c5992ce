import type { Cents } from '../money/units.ts'

/** A way of delivery that the host offers (CHK-05). */
export interface DeliveryOption {
  readonly id: string
  readonly uid: string
  readonly type: 'shipping' | 'pickup'
  readonly label: string
  readonly description: string
  /** Including VAT. */
  readonly price: Cents
  readonly pickupLocations: readonly { readonly id: string; readonly label: string; readonly address: string }[]
}

/** A way to pay that the host offers, with what it costs in cents (CHK-05). */
export interface PaymentOption {
  readonly id: string
  readonly label: string
  /** Name of the logo: ideal, bancontact, paypal, creditcard, klarna, … */
  readonly icon: string
  readonly priceInclVat: Cents
  readonly priceExclVat: Cents
}

/** What became of a payment (CHK-11). */
export type PaymentStatus = 'paid' | 'pending' | 'failed' | 'cancelled' | 'expired'

/** What a shopper sees of an order after the bank page. */
export interface PaymentResult {
  readonly paymentUid: string
  readonly status: PaymentStatus
  readonly orderNumber: string
  readonly totalInclVat: Cents
  readonly lines: readonly {
    readonly productId: number
    readonly title: string
    readonly quantity: number
    readonly unitPriceInclVat: Cents
    readonly discountInclVat: Cents
  }[]
  /** Where the payment can be tried again; null when it cannot. */
  readonly retryUrl: string | null
}
