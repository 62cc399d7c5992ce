/** Hearts and their count travel together. */
export { WishButton } from './WishButton.tsx'
export { WishCount } from './WishCount.tsx'
