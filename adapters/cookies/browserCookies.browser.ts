import type { CookiesPort } from '@thuishaven/core'
import { decodeCookieValue, parseCookies, serialiseCookie } from './cookieText.ts'

/** The page's cookies. Reads them each time, because the backend and other tabs change them too. */
export const createBrowserCookies = (page: { cookie: string }, secure: boolean): CookiesPort => ({
  get: (name) => {
    const raw = parseCookies(page.cookie).get(name)
    return raw === undefined ? null : decodeCookieValue(raw)
  },
  set: (cookie) => {
    page.cookie = serialiseCookie(cookie, secure)
  },
  remove: (name) => {
    page.cookie = serialiseCookie({ name, value: '', maxAge: 0 }, secure)
  },
})
