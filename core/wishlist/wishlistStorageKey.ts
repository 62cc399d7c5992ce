/** Storage key of the wishlist. */
export const wishlistStorageKey = 'thuishaven.wishlist'
