/** What a shopper wants to keep in mind: on the device for a guest, in the account for a customer. */
export type { WishlistPort } from './WishlistPort.ts'
export type { WishlistStore } from './makeWishlistStore.ts'
export type { Wishlist, WishlistChange } from './wishlist.ts'
