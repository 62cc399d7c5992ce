/** An added or removed wishlist item. */
export interface WishlistChange {
  readonly productId: number
  readonly wished: boolean
}

/** The wishlist state of a device. */
export interface Wishlist {
  /** Number of the customer whose list it is; empty: a guest's, which no backend knows. */
  readonly owner: string
  /** Product numbers from the backend, the latest first; empty for a guest. */
  readonly confirmed: readonly number[]
  /** Changes that the backend has not received, at most one per product, the latest last. All items of a guest are of this kind. */
  readonly changes: readonly WishlistChange[]
}

/** Maximum number of items. */
export const maxWishlistItems = 200

export const emptyWishlist: Wishlist = { owner: '', confirmed: [], changes: [] }

/** Numbers of the products on the list, the latest first. */
export const wishlistOf = ({ confirmed, changes }: Wishlist): readonly number[] => {
  const changed = new Set(changes.map(({ productId }) => productId))
  const added = changes.filter(({ wished }) => wished).map(({ productId }) => productId)
  return [...added.toReversed(), ...confirmed.filter((productId) => !changed.has(productId))]
}

/**
 * The list after a change. A customer's change is pending until the backend has received it. A guest's removal is dropped, because it must not
 * remove the same item from the account into which the guest may sign in.
 */
export const withChange = (list: Wishlist, change: WishlistChange): Wishlist => {
  const others = list.changes.filter(({ productId }) => productId !== change.productId)
  return { ...list, changes: list.owner === '' && !change.wished ? others : [...others, change] }
}

/** The list of a customer: a guest's items are kept, those of another customer are dropped. */
export const ofCustomer = (list: Wishlist, customerId: string): Wishlist =>
  list.owner === customerId ? list : { ...emptyWishlist, owner: customerId, changes: list.owner === '' ? list.changes : [] }

/** The list after a response to `sent`: later changes are still pending. */
export const withResponse = (list: Wishlist, sent: readonly WishlistChange[], response: readonly number[]): Wishlist => ({
  ...list,
  confirmed: response,
  changes: list.changes.filter(
    ({ productId, wished }) => !sent.some((sentChange) => sentChange.productId === productId && sentChange.wished === wished),
  ),
})
