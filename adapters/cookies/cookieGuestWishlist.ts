import type { CookiesPort } from '@thuishaven/core'
import type { GuestWishlistPort } from '@thuishaven/core/wishlist'

/** Keeps a guest's wishes while no script runs that could keep them on the device. */
export const wishlistCookie = 'es_w'

/** The value of the cookie for product numbers, the latest first. */
export const printWishlist = (productIds: readonly number[]): string => productIds.join('.')

/** Numbers of products, the latest first, each once; none of what somebody else wrote. */
export const readWishlist = (text: string | null): readonly number[] =>
  text !== null && /^\d{1,9}(?:\.\d{1,9})*$/.test(text) ? [...new Set(text.split('.').map(Number))] : []

/** Reads the guest's wishes from the cookie, once. */
export const createCookieGuestWishlist = (cookies: CookiesPort): GuestWishlistPort => ({
  take: () => {
    const text = cookies.get(wishlistCookie)
    if (text !== null) cookies.remove(wishlistCookie)
    return readWishlist(text)
  },
})
