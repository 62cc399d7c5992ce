import type { CartLine } from '../cart/cart.ts'
import { newLine } from '../cart/newLine.ts'
import type { SelectedOption } from '../catalogue/options.ts'
import type { Product } from '../catalogue/product.ts'

/** What a link shares. */
export type ShareKind = 'cart' | 'wishlist'

/** A product with its options and a quantity, without anything about who shares it. */
export interface SharedLine {
  readonly productId: number
  readonly quantity: number
  readonly options: readonly SelectedOption[]
}

/** A shared cart or wishlist as it was when the link was made. */
export interface Share {
  readonly kind: ShareKind
  readonly lines: readonly SharedLine[]
  /** RFC 3339. */
  readonly expiresAt: string
}

/** A new link. */
export interface MadeShare {
  /** Who has it sees what is shared. */
  readonly token: string
  /** Who has it can withdraw what is shared. */
  readonly ownerToken: string
  /** RFC 3339. */
  readonly expiresAt: string
}

/** The lines of a cart as they are shared. */
export const sharedCart = (lines: readonly CartLine[]): readonly SharedLine[] =>
  lines.map(({ productId, quantity, options }) => ({
    productId,
    quantity,
    options: options.map(({ groupId, itemId, custom }) => ({ groupId, itemId, ...(custom === null ? {} : { custom }) })),
  }))

/** The products of a wishlist as they are shared. */
export const sharedWishlist = (productIds: readonly number[]): readonly SharedLine[] =>
  productIds.map((productId) => ({ productId, quantity: 1, options: [] }))

/**
 * A shared line as it can be bought now: the product of today with the options of then.
 * null: it is not sold now, or not with these options, or something has to be chosen first.
 */
export const buyableLine = ({ quantity, options }: SharedLine, product: Product | null): CartLine | null => {
  if (product === null || product.stock === 0) return null
  const made = newLine(product, options)
  return made.ok ? { ...made.value, quantity } : null
}
