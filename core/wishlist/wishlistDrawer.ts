/** Where the device keeps the wish list. */
export const wishlistDrawer = 'thuishaven.wishlist'
