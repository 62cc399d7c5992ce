/** The cart: lines, totals, coupons, quantities, and its store. */
export type { CartIdentityPort } from './CartIdentityPort.ts'
export type { CartPort, BackendCapabilities } from './CartPort.ts'
export { freeSampleId, withFreeSamples } from './freeSamples.ts'
export { emptyCart, isQuoted } from './cart.ts'
export { hasNoPrice, isUnpriced } from './unpriced.ts'
export type {
  Cart,
  CartLine,
  CartTotals,
  CheckoutChoice,
  Coupon,
  LineAdjustment,
  LineQuote,
  LineTotals,
  Shipping,
  VatTreatment,
} from './cart.ts'
export { isUnread } from './cartStore.ts'
export type { CartState, CartStore } from './cartStore.ts'
export { cartSavings } from './cartSavings.ts'
export { cartTotals } from './cartTotals.ts'
export { depositOf } from './deposit.ts'
export type { Deposit } from './deposit.ts'
export { goodsInclVat } from './goodsBuckets.ts'
export { lineTotals } from './lineTotals.ts'
export { createCartStore } from './createCartStore.ts'
export type { CartControl, CartStoreDeps } from './createCartStore.ts'
export { newLine } from './newLine.ts'
export { maximumQuantity, typedQuantity } from './quantity.ts'
