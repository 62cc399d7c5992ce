import { maxWishlistItems } from './wishlist.ts'

/** Keeps a guest's wishes while no script runs that could keep them on the device. */
export const wishlistCookie = 'es_w'

/** The value of the cookie for product numbers, the latest first. */
export const printWishlist = (productIds: readonly number[]): string => productIds.join('.')

/** Numbers of products, the latest first; none of what somebody else wrote. */
export const readWishlist = (text: string | null): readonly number[] =>
  text !== null && /^\d{1,9}(?:\.\d{1,9})*$/.test(text) ? [...new Set(text.split('.').map(Number))].slice(0, maxWishlistItems) : []
