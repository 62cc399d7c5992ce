import type { CookiesPort } from '@thuishaven/core'
import type { SessionTokenPort } from '@thuishaven/core/account'

/** Cookies with which the backend knows its customer (SES-02, SES-04). */
export const tokenCookie = 'auth_token'
export const customerCookie = 'customer_id'

/** Characters valid in a header: another site of the same domain may have set the cookie to any value. */
const isToken = (text: string | null): text is string => text !== null && /^[\x21-\x7e]+$/.test(text)

/** The token as this shop's backend wants it: in a cookie, which the backend itself sets at login and takes at logout. */
export const createCookieSessionToken = (cookies: CookiesPort): SessionTokenPort => ({
  read: () => {
    const text = cookies.get(tokenCookie)
    return isToken(text) ? text : null
  },
  keep: (token) => {
    // The backend has set the cookie already, unless the page is served from elsewhere.
    if (cookies.get(tokenCookie) === null) cookies.set({ name: tokenCookie, value: token })
  },
  forget: () => {
    for (const name of [tokenCookie, customerCookie]) if (cookies.get(name) !== null) cookies.remove(name)
  },
})
