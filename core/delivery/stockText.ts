import type { ShopConfig } from '../config/config.ts'
import type { Phrase } from '../notifications/phrase.ts'

/**
 * What is told of the stock (CFG-06); null when the shop shows none or keeps none of this product.
 * Nothing left is always told as such, and at or below the threshold how few there are; above it a text or the amount.
 */
export const stockText = (pieces: number | null, { enabled, displayType, lowStockThreshold }: ShopConfig['stock']): Phrase | null => {
  if (!enabled || pieces === null) return null
  if (!(pieces > 0)) return { key: 'stock.out' }
  if (pieces <= lowStockThreshold) return { key: 'stock.low', params: { count: pieces } }
  return displayType === 'amount' ? { key: 'stock.amount', params: { count: pieces } } : { key: 'stock.inStock' }
}
