import type { Phrase } from '../notifications/phrase.ts'

/** How long delivery takes without options (OPT-03). */
export interface DeliveryTime {
  /** Whole days; null when there is no indication. */
  readonly totalDays: number | null
  /** Whether 7 days or more are written in weeks. */
  readonly unit: 'day' | 'week'
}

/** Whole days until delivery: the longest of the chosen options that have one, else the product's (OPT-03). null: no indication. */
export const deliveryDays = (product: DeliveryTime, chosen: readonly { readonly deliveryDays: number }[]): number | null => {
  const longest = chosen.reduce((days, option) => Math.max(days, option.deliveryDays), 0)
  return longest > 0 ? longest : product.totalDays
}

/**
 * The message of a delivery time (OPT-04). 1 day is tomorrow; from 7 days on a product with weeks takes n = ceil(days / 7) weeks:
 * one week, else from n − 1 to n. No days, 0 or less: there is no indication.
 */
export const deliveryText = (days: number | null, unit: DeliveryTime['unit']): Phrase => {
  if (days === null || !(days > 0)) return { key: 'delivery.none' }
  if (days === 1) return { key: 'delivery.tomorrow' }
  if (unit === 'day' || days < 7) return { key: 'delivery.withinDays', params: { count: days } }
  const weeks = Math.ceil(days / 7)
  return weeks === 1 ? { key: 'delivery.week' } : { key: 'delivery.weeks', params: { from: weeks - 1, to: weeks } }
}

/** Whether and how a shop shows its stock (CFG-06). */
export interface StockPolicy {
  readonly enabled: boolean
  readonly displayType: 'text' | 'amount'
  /** Up to so many pieces the shopper sees how few there are. */
  readonly lowStockThreshold: number
}

/** The stock level of a product that shoppers see. */
export type StockLevel = 'out' | 'low' | 'enough'

/**
 * Whether a product is sold out, at or below the threshold, or above it (CFG-06); null when the shop shows no stock or keeps none of
 * this product.
 */
export const stockLevel = (pieces: number | null, { enabled, lowStockThreshold }: StockPolicy): StockLevel | null => {
  if (!enabled || pieces === null) return null
  if (!(pieces > 0)) return 'out'
  return pieces <= lowStockThreshold ? 'low' : 'enough'
}

/**
 * The message about the stock (CFG-06); null without one.
 * Sold out is always shown, and at or below the threshold how few there are; above it a text or the amount.
 */
export const stockText = (pieces: number | null, policy: StockPolicy): Phrase | null => {
  const level = stockLevel(pieces, policy)
  if (level === null || pieces === null) return null
  if (level === 'out') return { key: 'stock.out' }
  if (level === 'low') return { key: 'stock.low', params: { count: pieces } }
  return policy.displayType === 'amount' ? { key: 'stock.amount', params: { count: pieces } } : { key: 'stock.inStock' }
}
