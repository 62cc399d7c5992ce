export { LazyWishlistButton } from './Wishlist.tsx'
export { WishlistFormOutlet } from './WishlistFormOutlet.tsx'
export { WishlistLink } from './WishlistLink.tsx'
