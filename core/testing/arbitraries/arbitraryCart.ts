import * as fc from 'fast-check'
import { vatTreatments } from '../../cart/cart.ts'
import type { Cart, Coupon, Shipping } from '../../cart/cart.ts'
import { arbitraryLine } from './arbitraryLine.ts'
import { arbitraryAmount, arbitraryDiscount, arbitrarySide } from './arbitraryPrice.ts'

const couponFacts = (name: string) => ({ code: fc.constant(name.toUpperCase()), title: fc.constant(name), applies: fc.constant(true) })

const arbitraryCoupon: fc.Arbitrary<Coupon> = fc.oneof(
  fc.record({ ...couponFacts('Fixed'), type: fc.constant('fixedAmount' as const), amount: arbitraryAmount }),
  fc.record({ ...couponFacts('Percentage'), type: fc.constant('percentage' as const), percentage: arbitraryDiscount }),
)

const arbitraryShipping: fc.Arbitrary<Shipping | null> = fc.option(fc.record({ amount: arbitraryAmount, side: arbitrarySide }), {
  freq: 4,
})

/** A cart of mixed rates and sides with coupons and shipping, the empty one included. */
export const arbitraryCart: fc.Arbitrary<Cart> = fc.record({
  cUid: fc.option(fc.nat().map((number) => `cart-${number}`)),
  lines: fc.array(arbitraryLine(), { maxLength: 8 }),
  coupons: fc.array(arbitraryCoupon, { maxLength: 4 }),
  shipping: arbitraryShipping,
  shippingOptionId: fc.constant(null),
  pickupLocationId: fc.constant(null),
  deliveryDay: fc.constant(null),
  deliveryServices: fc.constant([]),
  paymentOptionId: fc.constant(null),
  addressId: fc.constant(null),
  isMerged: fc.boolean(),
  vatTreatment: fc.constantFrom(...vatTreatments),
  totals: fc.constant(null),
})
