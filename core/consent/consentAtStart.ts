import type { ConsentPreferences } from './consent.ts'
import { consentChoices } from './consentChoices.ts'
import type { StoredConsent } from './decodeConsent.ts'

/** Where consent stands (CNS-01). */
export interface ConsentState {
  readonly preferences: ConsentPreferences
  /** The visitor chose, or did not have to. */
  readonly accepted: boolean
  readonly wallOpen: boolean
}

/** Where consent stands when a page starts: by the shop's setting and the stored choice (CNS-01). */
export const consentAtStart = (wallEnabled: boolean, stored: StoredConsent): ConsentState => {
  if (!wallEnabled) return { preferences: consentChoices.all, accepted: true, wallOpen: false }
  return stored.is === 'stored'
    ? { preferences: stored.preferences, accepted: true, wallOpen: false }
    : { preferences: consentChoices.onlyNecessary, accepted: false, wallOpen: true }
}
