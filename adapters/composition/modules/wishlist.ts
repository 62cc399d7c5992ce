export { createWishlistStore } from '@thuishaven/core/wishlist'
export { createCookieGuestWishlist } from '../../cookies/cookieGuestWishlist.ts'
