import type { Cents } from '../money/units.ts'

export type CheckoutStep = 'information' | 'delivery' | 'overview' | 'pay'

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

export interface PaymentOption {
  readonly id: string
  readonly label: string
  /** Name of the logo: ideal, bancontact, paypal, creditcard, klarna, … */
  readonly icon: string
  readonly priceInclVat: Cents
  readonly priceExclVat: Cents
}

export type PaymentStatus = 'paid' | 'pending' | 'failed' | 'cancelled' | 'expired'

/** What a shopper sees of an order after the bank page. */
export interface PaymentResult {
  readonly paymentUid: string
  readonly status: PaymentStatus
  readonly orderNumber: string
  readonly totalInclVat: Cents
  readonly lines: readonly { readonly productId: number; readonly title: string; readonly quantity: number; readonly unitPriceInclVat: Cents; readonly discountInclVat: Cents }[]
  /** Where the payment can be tried again; null when it cannot. */
  readonly retryUrl: string | null
}

export type CheckoutChoice =
  | { readonly shippingOptionId: string; readonly pickupLocationId?: string }
  | { readonly addressId: string }
  | { readonly paymentOptionId: string }
