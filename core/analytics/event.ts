import type { Cents } from '../money/units.ts'

/** The events that the tag knows (ANA-01). */
export type AnalyticsEventName =
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'purchase'

/** One line of an event, in the tag's own names (ANA-02). */
export interface AnalyticsItem {
  readonly item_id: string
  readonly item_name: string
  /** Euros a piece, including VAT. */
  readonly discount: number
  readonly index: number
  /** Euros a piece, including VAT, after discount. */
  readonly price: number
  readonly quantity: number
}

/** ANA-01, ANA-02. Amounts are euros (the tag's unit), including VAT. */
export interface AnalyticsEvent {
  readonly name: AnalyticsEventName
  readonly currency: 'EUR'
  readonly value: number
  readonly items: readonly AnalyticsItem[]
  /** Only for 'purchase'. */
  readonly transaction_id?: string
}

/** An amount as the number of euros with two decimals that tags and structured data expect; the nearest number there is: 1999 → 19.99. */
export const euros = (amount: Cents): number => amount / 100
