/** Cookies that the server reads before it creates a visitor's shop. */
export { consentCookieName, decodeConsent } from '../cookies/consentCookie.ts'
export { createSharedCookies } from '../cookies/sharedCookies.server.ts'
