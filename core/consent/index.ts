/** What a visitor allows, the cookie that keeps it, and what follows from it. */
export { consentCategories, consentChoices, consentOf, consentWall } from './consent.ts'
export type {
  ConsentAction,
  ConsentCategory,
  ConsentGrant,
  ConsentPreferences,
  ConsentSignal,
  ConsentState,
  ConsentTab,
  DeferredScript,
  StoredConsent,
} from './consent.ts'
export { consentCookieName, decodeConsent, encodeConsent } from './consentCookie.ts'
export { createConsentStore } from './createConsentStore.ts'
export type { ConsentDeps, ConsentStore } from './createConsentStore.ts'
export { originOf } from './originOf.ts'
export type { TagPort } from './TagPort.ts'
