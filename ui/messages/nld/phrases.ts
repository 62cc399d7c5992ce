export const phrases = {
  Failed: 'Mislukt',
  Success: 'Gelukt',
  cartLineQuantityExceededAvailableStockQuantity: 'Er zijn er nog maar {quantity} op voorraad.',
}
