import type { CookiesPort, StoragePort } from '@thuishaven/core'
import { tokenCookie } from './cookieSessionToken.ts'

/** Belongs to a checkout in progress, and is removed with the cart (CRT-01). */
export const orderCookie = 'es_o'
/** The core's storage key whose value is stored in the cookie for a browser without JavaScript. */
const persistedKey = 'thuishaven.checkout'
/** Characters that one cookie is sure to hold, once encoded. */
const most = 3500

/**
 * Lets a guest's half-filled checkout last from one plain post to the next: on the server nothing else does (CHK-12). It lasts until the browser
 * closes, or until there is an account, which knows it all.
 * @param rest stores everything else
 */
export const withOrderCookie = (cookies: CookiesPort, rest: StoragePort): StoragePort => {
  const came = cookies.get(orderCookie)
  if (came !== null) rest.set(persistedKey, came)
  const write = (value: string | null): void => {
    if (value !== null && cookies.get(tokenCookie) === null && encodeURIComponent(value).length <= most)
      cookies.set({ name: orderCookie, value })
    else if (cookies.get(orderCookie) !== null) cookies.remove(orderCookie)
  }
  return {
    ...rest,
    set: (key, value) => {
      rest.set(key, value)
      if (key === persistedKey) write(value)
    },
    remove: (key) => {
      rest.remove(key)
      if (key === persistedKey) write(null)
    },
  }
}
