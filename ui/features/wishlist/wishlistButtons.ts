/** Hearts, their count and the ticks to compare travel together. */
export { WishlistButton } from './WishlistButton.tsx'
export { CompareTick } from '../compare/index.ts'
export { WishlistCount } from './WishlistCount.tsx'
