/** The visitor's consent and its effects. */
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
export type { ConsentPort } from './ConsentPort.ts'
export { createConsentStore } from './createConsentStore.ts'
export type { ConsentDeps, ConsentStore } from './createConsentStore.ts'
export { originOf } from './originOf.ts'
export type { TagPort } from './TagPort.ts'
