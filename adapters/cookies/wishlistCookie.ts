import type { CookiesPort, StoragePort } from '@thuishaven/core'
import { persistedWishlist, wishlistOf, wishlistStorageKey } from '@thuishaven/core/wishlist'
import { printWishlist, wishlistCookie } from './cookieGuestWishlist.ts'

/** Seconds: a month. */
const lasting = 30 * 24 * 60 * 60

/**
 * Stores a guest's wishlist between plain posts, because the server has no other storage. A customer's wishlist is at the backend.
 * @param rest stores everything else
 */
export const guestWishlistCookie = (cookies: CookiesPort, rest: StoragePort): StoragePort => {
  const write = (text: string | null): void => {
    const list = persistedWishlist.read(text)
    const wishlist = list === null || list.owner !== '' ? [] : wishlistOf(list)
    if (wishlist.length > 0) cookies.set({ name: wishlistCookie, value: printWishlist(wishlist), maxAge: lasting })
    else if (cookies.get(wishlistCookie) !== null) cookies.remove(wishlistCookie)
  }
  return {
    ...rest,
    set: (key, value) => {
      rest.set(key, value)
      if (key === wishlistStorageKey) write(value)
    },
    remove: (key) => {
      rest.remove(key)
      if (key === wishlistStorageKey) write(null)
    },
  }
}
