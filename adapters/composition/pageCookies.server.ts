/** What the server of pages reads of a visitor's cookies before there is a shop for that visitor. */
export { consentCookieName, decodeConsent } from '../cookies/consentCookie.ts'
export { sharedCookies } from '../cookies/sharedCookies.server.ts'
