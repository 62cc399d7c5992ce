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
  /** Facts that distinguish it from similar products, such as size and material. */
  readonly facts: readonly string[]
  readonly picture: Picture | null
  readonly quantity: number
  /** Requested quantity when the stock allowed only `quantity`. */
  readonly originalQuantity: number | null
  readonly price: Price
  readonly options: readonly LineOption[]
  readonly weightGrams: number
  /** Pieces in stock; null when stock is not counted. */
  readonly stock: number | null
  readonly returnable: boolean
  /** A sample, of which a cart has one piece (`withFreeSamples`); left out of other goods. */
  readonly isSample?: boolean
  /** The quote that fixes its price and quantity, or did until it expired; left out of ordinary lines. */
  readonly quote?: LineQuote
  /** How long it takes with its options, the same as on its page (OPT-03). */
  readonly delivery: DeliveryTime
  /** Discount of the backend's promotions on this line. */
  readonly adjustments: readonly LineAdjustment[]
}

/** The quote of which a line comes. Until it expires `price` is the quoted one and its options add nothing. */
export interface LineQuote {
  /** As people name it: O26-0001. */
  readonly number: string
  /** Last day on which it counts, YYYY-MM-DD. */
  readonly expiresOn: string
  /** The line has its ordinary price again; 0 where the product has none, which can't be ordered. */
  readonly isExpired: boolean
}

/** A reduction that the backend gives on a line, as positive amounts: buy three, pay two (PRC-04). */
export interface LineAdjustment {
  readonly id: string
  readonly title: string
  readonly inclVat: Cents
  readonly exclVat: Cents
}

interface CouponFacts {
  /** Code with which it is removed. */
  readonly code: string
  readonly title: string
  /** Whether it takes something off now; one that does not stays in the cart and counts for nothing. */
  readonly applies: boolean
}

/** A reduction of the whole cart, incl. VAT: a fixed amount or a percentage of the subtotal (CPN-03, PRC-04). */
export type Coupon = CouponFacts &
  ({ readonly type: 'fixedAmount'; readonly amount: Cents } | { readonly type: 'percentage'; readonly percentage: BasisPoints })

/** Delivery costs on the side of VAT on which they were set (PRC-05). */
export interface Shipping {
  readonly amount: Cents
  readonly side: PriceSide
}

/** Every way in which a cart is taxed. */
export const vatTreatments = ['charged', 'reverseCharged', 'numberInvalid', 'numberUnchecked', 'collected'] as const

/**
 * Whether VAT is charged (PRC-01). `reverseCharged`: not, because the goods go to a business in another member state whose VAT number is valid; every
 * amount charged is its excl. figure. The others charge VAT, the last three of such a business: its number is not valid, or could not be
 * checked, or it collects the goods in the shop's country.
 */
export type VatTreatment = (typeof vatTreatments)[number]

/** The backend's cart. */
export interface Cart {
  /** null until the server knows the cart. */
  readonly cUid: string | null
  readonly lines: readonly CartLine[]
  readonly coupons: readonly Coupon[]
  /** null while no delivery option is chosen. */
  readonly shipping: Shipping | null
  readonly shippingOptionId: string | null
  readonly pickupLocationId: string | null
  /** Chosen for large goods, in days since 1970-01-01; it may have passed meanwhile. null: none. */
  readonly deliveryDay: number | null
  /** Ids of what is done besides delivering; its price is part of `shipping`. */
  readonly deliveryServices: readonly string[]
  readonly paymentOptionId: string | null
  readonly addressId: string | null
  /** An anonymous cart was merged with the account's cart at login. */
  readonly isMerged: boolean
  readonly vatTreatment: VatTreatment
  /** The backend's totals; null when it has not returned any for the current cart. `cartTotals` computes the same in advance. */
  readonly totals: CartTotals | null
}

/** Result of `lineTotals`, in cents; weight in whole grams (PRC-03). */
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

/** Result of `cartTotals`: what is charged, in cents; weight in whole grams. Without VAT the figures incl. equal those excl. Incl. − excl. is the sum of `totalVat`, highest rate first (PRC-06). */
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

/** A checkout selection stored in the cart: delivery, address or payment (CHK-06). */
export type CheckoutChoice =
  | {
      readonly shippingOptionId: string
      readonly pickupLocationId?: string
      readonly deliveryDay?: number
      readonly deliveryServices?: readonly string[]
    }
  | { readonly addressId: string }
  | { readonly paymentOptionId: string }

/** The empty cart. */
export const emptyCart: Cart = {
  cUid: null,
  lines: [],
  coupons: [],
  shipping: null,
  shippingOptionId: null,
  pickupLocationId: null,
  deliveryDay: null,
  deliveryServices: [],
  paymentOptionId: null,
  addressId: null,
  isMerged: false,
  vatTreatment: 'charged',
  totals: null,
}

/** Whether a line counts: a whole quantity of 1 or more. Removed lines (0) and quantities that are no number do not. */
export const isInCart = ({ quantity }: Pick<CartLine, 'quantity'>): boolean => quantity > 0 && Number.isSafeInteger(quantity)

/** Whether a quote fixes the price and the quantity of a line: percentage coupons leave it out. */
export const isQuoted = ({ quote }: Pick<CartLine, 'quote'>): boolean => quote !== undefined && !quote.isExpired

/** Grams of one piece with its options (PRC-03). */
export const unitWeight = ({ weightGrams, options }: Pick<CartLine, 'weightGrams' | 'options'>): number => {
  let sum = weightGrams
  for (const option of options) sum += option.weightGrams
  return sum
}
