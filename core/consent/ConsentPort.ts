import type { ConsentPreferences, StoredConsent } from './consent.ts'

/** Keeps what the visitor allows from one visit to the next, for a year (CNS-03). */
export interface ConsentPort {
  readonly read: () => StoredConsent
  /** Has no effect in a browser with blocked storage. */
  readonly write: (preferences: ConsentPreferences) => void
}
