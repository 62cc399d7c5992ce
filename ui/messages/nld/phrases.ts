export const phrases = {
  Failed: 'Mislukt',
  Success: 'Gelukt',
  cartLineQuantityExceededAvailableStockQuantity: 'Er zijn er nog maar {quantity} op voorraad.',
  applyDiscountSuccess: 'De kortingscode is toegepast.',
  applyDiscountFailed: 'Deze kortingscode werkt niet. Kijk hem nog eens na.',
}
