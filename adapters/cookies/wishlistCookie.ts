import type { CookiesPort, StoragePort } from '@thuishaven/core'
import { persistedWishlist, wishlistOf, wishlistStorageKey } from '@thuishaven/core/wishlist'
import { printWishlist, wishlistCookie } from './cookieGuestWishlist.ts'

/** Seconds: a month. */
const lasting = 30 * 24 * 60 * 60

/**
 * Lets a guest's wish list last from one plain post to the next: on the server nothing else does. A customer's is kept by the backend.
 * @param rest keeps everything else
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
