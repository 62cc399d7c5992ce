import type { CookiesPort, StoragePort } from '@thuishaven/core'
import { keptWishlist, printWishes, wishCookie, wishesOf, wishlistDrawer } from '@thuishaven/core/wishlist'

/** Seconds: a month. */
const lasting = 30 * 24 * 60 * 60

/**
 * Lets a guest's wish list last from one plain post to the next: on the server nothing else does. A customer's is kept by the host.
 * @param rest keeps everything else
 */
export const withWishCookie = (cookies: CookiesPort, rest: StoragePort): StoragePort => {
  const write = (text: string | null): void => {
    const list = keptWishlist.read(text)
    const wishes = list === null || list.owner !== '' ? [] : wishesOf(list)
    if (wishes.length > 0) cookies.set({ name: wishCookie, value: printWishes(wishes), maxAge: lasting })
    else if (cookies.get(wishCookie) !== null) cookies.remove(wishCookie)
  }
  return {
    ...rest,
    set: (key, value) => {
      rest.set(key, value)
      if (key === wishlistDrawer) write(value)
    },
    remove: (key) => {
      rest.remove(key)
      if (key === wishlistDrawer) write(null)
    },
  }
}
