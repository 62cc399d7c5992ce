/** Where the device keeps the wish list. */
export const wishlistStorageKey = 'thuishaven.wishlist'
