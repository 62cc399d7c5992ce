import type { phrases as dutch } from '../nld/phrases.ts'

export const phrases: typeof dutch = {
  Failed: 'Failed',
  Success: 'Success',
  cartLineQuantityExceededAvailableStockQuantity: 'There are only {quantity} left in stock.',
  applyDiscountSuccess: 'The discount code has been applied.',
  applyDiscountFailed: 'This discount code does not work. Please check it.',
}
