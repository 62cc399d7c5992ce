import type { AddressFields } from '../records/CustomerRecord.ts'
import type { Language, Text } from '../records/ProductRecord.ts'

/** A way to pay that the provider offers. */
export interface PaymentMethod {
  readonly id: string
  readonly label: string | Text
  readonly countries: readonly AddressFields['countryCode'][]
  /** `partial`: in installments. */
  readonly kind: 'whole' | 'partial'
  /** Whole cents that can be paid with it; null: no limit. */
  readonly minimumInclVat: number | null
  readonly maximumInclVat: number | null
}

/** How a payment stands. `authorized`: promised to the shop, which collects it when it sends the order; `expired`: not made in time. */
export type PaymentOutcome = 'paid' | 'authorized' | 'cancelled' | 'failed' | 'expired' | 'pending'

/** The provider did not answer in time, or not as it should; it may the next time. */
export interface ProviderDown {
  readonly type: 'down'
}

/** The provider does not do this, the next time neither. */
export interface RefusedByProvider {
  readonly type: 'refused'
}

/** A logo as the provider gives it. */
export interface PaymentIcon {
  readonly type: 'image/svg+xml' | 'image/png'
  readonly body: Uint8Array<ArrayBuffer>
}

/** The order of a payment, for providers that let the shopper pay later: they ask who buys what. */
export interface OrderToPay {
  readonly number: string
  readonly emailAddress: string
  readonly address: AddressFields
  /** What of the payment is under which VAT rate, in basis points; the amounts add up to the payment's. */
  readonly parts: readonly { readonly vat: number; readonly amountInclVat: number }[]
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
  readonly order: OrderToPay
}

/** A payment as the provider knows it. */
export interface ProviderPayment {
  /** The provider's name for it. */
  readonly id: string
  /** Where the shopper pays: root-relative, or absolute. */
  readonly checkoutUrl: string
}

/** Money that is to go back, or of an authorized payment is to be collected. */
export interface MoneyRequest {
  /** The same request has the same one for good. */
  readonly key: string
  /** The provider's name for the payment. */
  readonly providerId: string
  /** Whole cents, in euros; at most what is left of the payment. */
  readonly amountInclVat: number
}

/** Money that went back. */
export interface ProviderRefund {
  /** The provider's name for it. */
  readonly id: string
  /** That of its request; null: made at the provider, by hand. */
  readonly key: string | null
  /** Whole cents. */
  readonly amountInclVat: number
  /** `pending`: on its way; `failed`: the bank did not take it, and the money is the shop's again. */
  readonly status: 'pending' | 'refunded' | 'failed'
}

/** Money that the shopper's bank took back without asking the shop. */
export interface Chargeback {
  /** The provider's name for it. */
  readonly id: string
  /** Whole cents. */
  readonly amountInclVat: number
}

/** A payment and what became of its money. */
export interface PaymentState {
  readonly status: PaymentOutcome
  readonly refunds: readonly ProviderRefund[]
  /** Those that the bank gave back again are not among them. */
  readonly chargebacks: readonly Chargeback[]
}

/**
 * The payment provider. Every method is a network call, so outside of transactions only; it never throws for what the
 * provider does.
 */
export interface Payments {
  /** In the order in which they are offered, as they are known now. */
  readonly methods: readonly PaymentMethod[]
  /** The logo of a method; null: the provider gives none. */
  readonly icon: (methodId: string) => PaymentIcon | null
  /** Asks which methods there are now; while the provider does not answer, the last known ones count. */
  readonly refreshMethods: () => Promise<void>
  /** Opens a payment; with a key that was used before it is the same payment. */
  readonly create: (request: PaymentRequest) => Promise<({ readonly type: 'created' } & ProviderPayment) | RefusedByProvider | ProviderDown>
  /** How a payment stands; an id that the provider does not know is `down`. */
  readonly state: (providerId: string) => Promise<({ readonly type: 'state' } & PaymentState) | ProviderDown>
  /** Sends money back; with a key that was used before nothing more. */
  readonly refund: (
    refund: MoneyRequest,
  ) => Promise<({ readonly type: 'refunded' } & Pick<ProviderRefund, 'id' | 'status'>) | RefusedByProvider | ProviderDown>
  /** Collects money of an authorized payment; with a key that was used before nothing more. */
  readonly capture: (capture: MoneyRequest) => Promise<{ readonly type: 'captured' } | RefusedByProvider | ProviderDown>
  /**
   * Gives up the money of an authorized payment; a second call does nothing more. The provider may take its time: `state` says when the payment is
   * cancelled.
   */
  readonly release: (providerId: string) => Promise<{ readonly type: 'released' } | RefusedByProvider | ProviderDown>
}

/** A bank that moves no money: what the shopper presses on its page is what happened. */
export interface PracticeBank extends Payments {
  /** What the shopper does with a payment; only the first that ends it counts. */
  readonly decide: (providerId: string, outcome: PaymentOutcome) => Promise<void>
  /** The shopper's bank takes this much of a payment back; nothing when less is left of it. */
  readonly chargeBack: (providerId: string, amountInclVat: number) => Promise<void>
}
