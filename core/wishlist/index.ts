/** The wishlist: on the device for a guest, in the account for a customer. */
export { persistedWishlist } from './persistedWishlist.ts'
export type { GuestWishlistPort } from './GuestWishlistPort.ts'
export { wishlistOf } from './wishlist.ts'
export { wishlistStorageKey } from './wishlistStorageKey.ts'
export type { WishlistPort } from './WishlistPort.ts'
export { createWishlistStore } from './createWishlistStore.ts'
export type { WishlistDeps, WishlistStore } from './createWishlistStore.ts'
export type { Wishlist, WishlistChange } from './wishlist.ts'
