/** What a guest put on the wish list while no script ran that could keep it on the device. */
export interface GuestWishlistPort {
  /** Numbers of products, the latest first, each once; the next call has none of them. */
  readonly take: () => readonly number[]
}
