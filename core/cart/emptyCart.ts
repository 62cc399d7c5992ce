import type { Cart } from './cart.ts'

/** What a shopper has before the first product. */
export const emptyCart: Cart = {
  cUid: null,
  lines: [],
  coupons: [],
  shipping: null,
  shippingOptionId: null,
  pickupLocationId: null,
  paymentOptionId: null,
  addressId: null,
  isMerged: false,
}
