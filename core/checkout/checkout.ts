import type { Deposit } from '../cart/deposit.ts'
import type { Cents } from '../money/units.ts'

/** Where an order can be collected. */
export interface PickupLocation {
  readonly id: string
  readonly label: string
  readonly address: string
  /** One line; '' if unknown. */
  readonly openingHours: string
}

/** Something done besides delivering, such as carrying upstairs. */
export interface DeliveryService {
  readonly id: string
  readonly label: string
  /** Including VAT. */
  readonly price: Cents
}

/** A way of delivery that the backend offers (CHK-05). */
export interface DeliveryOption {
  readonly id: string
  readonly uid: string
  readonly type: 'shipping' | 'pickup'
  readonly label: string
  readonly description: string
  /** Including VAT. */
  readonly price: Cents
  /** Day of arrival, in days since 1970-01-01; null where only weeks are known. */
  readonly expectedDay: number | null
  readonly pickupLocations: readonly PickupLocation[]
  /** Among which the shopper chooses, the earliest first, in days since 1970-01-01; empty where nobody chooses. */
  readonly deliveryDays: readonly number[]
  /** What can be done besides delivering, and what it adds to the price. */
  readonly services: readonly DeliveryService[]
}

/** Full payment, partial payment, or later by invoice. */
export type PaymentKind = 'whole' | 'partial' | 'onAccount'

/** A way to pay that the backend offers, with what it costs in cents (CHK-05). */
export interface PaymentOption {
  readonly id: string
  readonly label: string
  /** Name of the logo: ideal, bancontact, paypal, creditcard, klarna, …; or its root-relative address. */
  readonly icon: string
  readonly kind: PaymentKind
  readonly priceInclVat: Cents
  readonly priceExclVat: Cents
  /** Including VAT, what is left of the credit of a company; null: this way to pay has no limit. */
  readonly room: Cents | null
}

/** The result of a payment (CHK-11); authorized: the provider promised the money; invoiced: ordered on account. */
export type PaymentStatus = 'paid' | 'authorized' | 'invoiced' | 'pending' | 'failed' | 'cancelled' | 'expired'

/** The order as shown after the bank page. */
export interface PaymentResult {
  readonly paymentUid: string
  readonly status: PaymentStatus
  readonly orderNumber: string
  /** Actions that the order allows; null if the backend does not send them. */
  readonly orderUid: string | null
  readonly totalInclVat: Cents
  /** How it is paid in two parts; null when it is paid whole (RUG-08). */
  readonly deposit: Deposit | null
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
