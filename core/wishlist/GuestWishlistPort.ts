/** A guest's wishlist from before scripts could persist it on the device. */
export interface GuestWishlistPort {
  /** Numbers of products, the latest first, each once; the next call has none of them. */
  readonly take: () => readonly number[]
}
