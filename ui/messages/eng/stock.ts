import type { stock as dutch } from '../nld/stock.ts'

export const stock: typeof dutch = {
  out: 'Out of stock',
  low: 'Only {count} left',
  inStock: 'In stock',
  amount: '{count} in stock',
}
