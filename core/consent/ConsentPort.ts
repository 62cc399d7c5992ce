import type { ConsentPreferences, StoredConsent } from './consent.ts'

/** Keeps what the visitor allows from one visit to the next, for a year (CNS-03). */
export interface ConsentPort {
  readonly read: () => StoredConsent
  /** A browser that keeps nothing forgets it at once. */
  readonly write: (preferences: ConsentPreferences) => void
}
