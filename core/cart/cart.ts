import type { LineOption } from '../catalogue/options.ts'
import type { Picture } from '../catalogue/product.ts'
import type { DeliveryTime } from '../delivery/delivery.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import type { Price, PriceSide } from '../pricing/price.ts'

/** A product with its options and a quantity (CRT-03). Prices and `weightGrams` are of one piece. */
export interface CartLine {
  /** Client key: the same product with the same options has the same key, before and after the server named the line. */
  readonly id: string
  /** Server id; null until the line is synced. */
  readonly uid: string | null
  readonly productId: number
  readonly slug: string
  readonly title: string
  /** What tells it from its neighbours at a glance, such as size and material. */
  readonly facts: readonly string[]
  readonly picture: Picture | null
  readonly quantity: number
  /** What the shopper requested when the stock allowed only `quantity`. */
  readonly originalQuantity: number | null
  readonly price: Price
  readonly options: readonly LineOption[]
  readonly weightGrams: number
  /** Pieces in stock; null when stock is not kept. */
  readonly stock: number | null
  readonly returnable: boolean
  /** How long it takes with its options, the same as on its page (OPT-03). */
  readonly delivery: DeliveryTime
  /** What promotions of the backend take off this line. */
  readonly adjustments: readonly LineAdjustment[]
}

/** A reduction that the backend gives on a line, as positive amounts: buy three, pay two (PRC-04). */
export interface LineAdjustment {
  readonly id: string
  readonly title: string
  readonly inclVat: Cents
  readonly exclVat: Cents
}

interface CouponFacts {
  /** What takes it out again. */
  readonly code: string
  readonly title: string
  /** Whether it takes something off now; one that does not stays in the cart and counts for nothing. */
  readonly applies: boolean
}

/** A reduction of the whole cart, incl. VAT: a fixed amount or a percentage of the subtotal (CPN-03, PRC-04). */
export type Coupon = CouponFacts &
  ({ readonly type: 'fixedAmount'; readonly amount: Cents } | { readonly type: 'percentage'; readonly percentage: BasisPoints })

/** What delivery costs, on the side of VAT on which it was fixed (PRC-05). */
export interface Shipping {
  readonly amount: Cents
  readonly side: PriceSide
}

/** The cart as the backend keeps it. */
export interface Cart {
  /** null until the server knows the cart. */
  readonly cUid: string | null
  readonly lines: readonly CartLine[]
  readonly coupons: readonly Coupon[]
  /** null while no delivery option is chosen. */
  readonly shipping: Shipping | null
  readonly shippingOptionId: string | null
  readonly pickupLocationId: string | null
  readonly paymentOptionId: string | null
  readonly addressId: string | null
  /** An anonymous cart was merged with the account's cart at login. */
  readonly isMerged: boolean
  /** What the backend charges; null when it has not said so of the cart as it is now. `cartTotals` computes the same beforehand. */
  readonly totals: CartTotals | null
}

/** What `lineTotals` answers, in cents; weight in whole grams (PRC-03). */
export interface LineTotals {
  readonly subtotalInclVat: Cents
  readonly subtotalExclVat: Cents
  readonly discountInclVat: Cents
  readonly discountExclVat: Cents
  readonly totalInclVat: Cents
  readonly totalExclVat: Cents
  readonly totalVat: Cents
  readonly totalWeightGrams: number
}

/** What `cartTotals` answers, in cents; weight in whole grams. Incl. − excl. is the sum of `totalVat`, highest rate first (PRC-06). */
export interface CartTotals {
  readonly subtotalInclVat: Cents
  readonly subtotalExclVat: Cents
  readonly discountInclVat: Cents
  readonly discountExclVat: Cents
  readonly shippingInclVat: Cents
  readonly shippingExclVat: Cents
  readonly totalInclVat: Cents
  readonly totalExclVat: Cents
  readonly totalVat: readonly { readonly percentage: BasisPoints; readonly amount: Cents }[]
  readonly totalWeightGrams: number
  readonly productsQuantity: number
}

/** One choice of the checkout that the cart keeps: delivery, address or payment (CHK-06). */
export type CheckoutChoice =
  | { readonly shippingOptionId: string; readonly pickupLocationId?: string }
  | { readonly addressId: string }
  | { readonly paymentOptionId: string }

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
  totals: null,
}

/** Whether a line counts: a whole quantity of 1 or more. Removed lines (0) and quantities that are no number do not. */
export const isInCart = ({ quantity }: Pick<CartLine, 'quantity'>): boolean => quantity > 0 && Number.isSafeInteger(quantity)

/** Grams of one piece with its options (PRC-03). */
export const unitWeight = ({ weightGrams, options }: Pick<CartLine, 'weightGrams' | 'options'>): number => {
  let sum = weightGrams
  for (const option of options) sum += option.weightGrams
  return sum
}
