import type { CookiesPort } from '@thuishaven/core'
import type { GuestWishlistPort } from '@thuishaven/core/wishlist'

/** The cookie with a guest's wishlist while no script can persist it on the device. */
export const wishlistCookie = 'es_w'

/** The value of the cookie for product numbers, the latest first. */
export const printWishlist = (productIds: readonly number[]): string => productIds.join('.')

/** Product numbers, the latest first, each once; empty for foreign content. */
export const readWishlist = (text: string | null): readonly number[] =>
  text !== null && /^\d{1,9}(?:\.\d{1,9})*$/.test(text) ? [...new Set(text.split('.').map(Number))] : []

/** Reads the guest's wishlist from the cookie, once. */
export const createCookieGuestWishlist = (cookies: CookiesPort): GuestWishlistPort => ({
  take: () => {
    const text = cookies.get(wishlistCookie)
    if (text !== null) cookies.remove(wishlistCookie)
    return readWishlist(text)
  },
})
