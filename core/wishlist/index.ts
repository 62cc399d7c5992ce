/** What a shopper wants to keep in mind: on the device for a guest, in the account for a customer. */
export { keptWishlist } from './keptWishlist.ts'
export { printWishes, wishCookie } from './wishCookie.ts'
export { wishesOf } from './wishlist.ts'
export { wishlistDrawer } from './wishlistDrawer.ts'
export type { WishlistPort } from './WishlistPort.ts'
export type { WishlistStore } from './makeWishlistStore.ts'
export type { Wishlist, WishlistChange } from './wishlist.ts'
