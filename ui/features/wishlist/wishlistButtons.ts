/** Hearts and their count travel together. */
export { WishlistButton } from './WishlistButton.tsx'
export { WishlistCount } from './WishlistCount.tsx'
