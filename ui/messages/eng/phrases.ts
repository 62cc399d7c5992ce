import type { phrases as dutch } from '../nld/phrases.ts'

export const phrases: typeof dutch = {
  Failed: 'Failed',
  Success: 'Success',
  cartLineQuantityExceededAvailableStockQuantity: 'There are only {quantity} left in stock.',
}
