import type { ConsentPreferences } from './consent.ts'
import { encodeConsent } from './encodeConsent.ts'

/** Name of the cookie that keeps a visitor's choice (CNS-03). */
export const consentCookieName = 'cookiePreferences'

/** The cookie that keeps the choice for a year: 31 536 000 s (CNS-03). Path, Secure and SameSite are the cookie port's. */
export const consentCookie = (
  preferences: ConsentPreferences,
): { readonly name: string; readonly value: string; readonly maxAge: number } => ({
  name: consentCookieName,
  value: encodeConsent(preferences),
  maxAge: 31_536_000,
})
