import type { Cents } from '../money/units.ts'

/** The events about a cart or an order (ANA-01). */
export type SaleName =
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'purchase'

/** The events that the tag knows: those of the requirements, and what owners want to know of looking and searching (ANA-01). */
export type AnalyticsEventName = AnalyticsEvent['name']

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

/** A product that is only looked at: it may have no price. */
export type LookedAtItem = Omit<AnalyticsItem, 'discount' | 'price'> & Partial<Pick<AnalyticsItem, 'discount' | 'price'>>

/** ANA-01, ANA-02. Amounts are euros (the tag's unit), including VAT. */
export interface SaleEvent {
  readonly name: SaleName
  readonly currency: 'EUR'
  readonly value: number
  readonly items: readonly AnalyticsItem[]
  /** Only for 'purchase'. */
  readonly transaction_id?: string
}

/** A list of products came on screen, or one of its products was chosen. */
export interface ListEvent {
  readonly name: 'view_item_list' | 'select_item'
  readonly item_list_name: string
  readonly items: readonly LookedAtItem[]
}

/** A product's page; without a price it has neither value nor currency. */
export interface ViewItemEvent {
  readonly name: 'view_item'
  readonly currency?: 'EUR'
  readonly value?: number
  readonly items: readonly LookedAtItem[]
}

/** A search. */
export interface SearchEvent {
  readonly name: 'search'
  readonly search_term: string
}

/** An event for the tag; amounts are euros (the tag's unit), including VAT (ANA-01, ANA-02). */
export type AnalyticsEvent = SaleEvent | ListEvent | ViewItemEvent | SearchEvent

/** An amount as the number of euros with two decimals that tags and structured data expect; the nearest number there is: 1999 → 19.99. */
export const euros = (amount: Cents): number => amount / 100
