export { createWishlistStore } from '@thuishaven/core/wishlist'
