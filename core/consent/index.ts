/** What a visitor allows, and the cookie that keeps it. */
export { allowedScripts, consentAtStart, consentChoices, consentSignal, consentWall, withConsent } from './consent.ts'
export type {
  ConsentAction,
  ConsentCategory,
  ConsentGrant,
  ConsentPreferences,
  ConsentSignal,
  ConsentState,
  ConsentTab,
  StoredConsent,
} from './consent.ts'
export { consentCookie, consentCookieName, decodeConsent, encodeConsent } from './consentCookie.ts'
