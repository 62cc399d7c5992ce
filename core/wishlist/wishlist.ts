/** A wish that came or went. */
export interface WishlistChange {
  readonly productId: number
  readonly wished: boolean
}

/** What one device knows of a wish list. */
export interface Wishlist {
  /** Number of the customer whose list it is; empty: a guest's, which no backend knows. */
  readonly owner: string
  /** Numbers of products as the backend told them, the latest first; none of a guest. */
  readonly confirmed: readonly number[]
  /** What the backend has not heard, at most one of a product, the latest last. A guest's wishes are all of this kind. */
  readonly changes: readonly WishlistChange[]
}

/** The most wishes of a list. */
export const maxWishlistItems = 200

export const emptyWishlist: Wishlist = { owner: '', confirmed: [], changes: [] }

/** Numbers of the products on the list, the latest first. */
export const wishlistOf = ({ confirmed, changes }: Wishlist): readonly number[] => {
  const changed = new Set(changes.map(({ productId }) => productId))
  const added = changes.filter(({ wished }) => wished).map(({ productId }) => productId)
  return [...added.toReversed(), ...confirmed.filter((productId) => !changed.has(productId))]
}

/**
 * The list after a change. A customer's change waits until the backend has heard it. What a guest no longer wants is forgotten: it says nothing
 * about the list of the account in which the guest may turn out to have the same wish.
 */
export const withChange = (list: Wishlist, change: WishlistChange): Wishlist => {
  const others = list.changes.filter(({ productId }) => productId !== change.productId)
  return { ...list, changes: list.owner === '' && !change.wished ? others : [...others, change] }
}

/** The list as that of a customer: a guest's wishes come along, those of another customer do not. */
export const ofCustomer = (list: Wishlist, customerId: string): Wishlist =>
  list.owner === customerId ? list : { ...emptyWishlist, owner: customerId, changes: list.owner === '' ? list.changes : [] }

/** The list after the backend told it, having heard `sent`: what was changed meanwhile still waits. */
export const withResponse = (list: Wishlist, sent: readonly WishlistChange[], response: readonly number[]): Wishlist => ({
  ...list,
  confirmed: response,
  changes: list.changes.filter(
    ({ productId, wished }) => !sent.some((sentChange) => sentChange.productId === productId && sentChange.wished === wished),
  ),
})
