import type { Picture } from '../catalogue/picture.ts'
import type { RugShape } from '../catalogue/product.ts'
import type { AreaCm2, BasisPoints, Cents } from '../money/units.ts'
import type { Price, PriceSide } from '../pricing/price.ts'

/** Measures of a made-to-measure option, whole centimetres. Rond has a diameter, the other shapes width and length. */
export interface CustomMeasures {
  readonly shape: RugShape
  readonly widthCm: number | null
  readonly lengthCm: number | null
  readonly diameterCm: number | null
  readonly area: AreaCm2
}

/** One chosen option of a line. `price` is a piece's, null when the choice costs nothing; `weightGrams` a piece's whole grams. */
export interface LineOption {
  readonly groupId: string
  readonly itemId: string
  readonly groupName: string
  readonly name: string
  readonly price: Price | null
  readonly weightGrams: number
  readonly custom: CustomMeasures | null
}

/** A product with its options and a quantity (CRT-03). Prices and `weightGrams` are of one piece. */
export interface CartLine {
  /** Client key: the same product with the same options has the same key, before and after the server named the line. */
  readonly id: string
  /** Server id; null until the line is synced. */
  readonly uid: string | null
  readonly productId: number
  readonly slug: string
  readonly title: string
  readonly picture: Picture | null
  readonly quantity: number
  /** What the shopper asked for when the stock allowed only `quantity`. */
  readonly originalQuantity: number | null
  readonly price: Price
  readonly options: readonly LineOption[]
  readonly weightGrams: number
  /** Pieces in stock; null when stock is not kept. */
  readonly stock: number | null
  readonly returnable: boolean
}

/** A reduction of the whole cart, incl. VAT: a fixed amount or a percentage of the subtotal (CPN-03, PRC-04). */
export type Coupon =
  | { readonly title: string; readonly type: 'fixedAmount'; readonly amount: Cents }
  | { readonly title: string; readonly type: 'percentage'; readonly percentage: BasisPoints }

/** What delivery costs, on the side of VAT on which it was fixed (PRC-05). */
export interface Shipping {
  readonly amount: Cents
  readonly side: PriceSide
}

/** The cart as the host keeps it, without totals: those follow by `cartTotals`. */
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
