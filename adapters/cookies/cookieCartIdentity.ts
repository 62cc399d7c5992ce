import type { CookiesPort } from '@thuishaven/core'
import type { CartIdentityPort } from '@thuishaven/core/cart'
import { tokenCookie } from './cookieSessionToken.ts'

/** Names of the cart's cookies (CRT-01): the cart, and two that belong to an order under way. */
const cartCookie = 'es_cuid'
const orderCookies = ['es_o', 'es_s']
/** Seconds that a guest's cart is remembered: 90 days. */
const cookieAge = 7_776_000

/** The cart's identity as this shop's backend wants it: a cookie with the cart's uid (CRT-01). */
export const createCookieCartIdentity = (cookies: CookiesPort): CartIdentityPort => ({
  // A signed-in customer's cart is found by the token.
  mayHaveCart: () => cookies.get(cartCookie) !== null || cookies.get(tokenCookie) !== null,
  remember: (cUid) => {
    // Writing it again would only make it outlive the cart at the backend.
    if (cookies.get(cartCookie) !== cUid) cookies.set({ name: cartCookie, value: cUid, maxAge: cookieAge })
  },
  forget: () => {
    for (const name of [cartCookie, ...orderCookies]) cookies.remove(name)
  },
})
