import type { ConsentCategory, ConsentPreferences } from './consent.ts'

/** The preferences with one category switched; necessary cannot be switched off (CNS-02). */
export const withConsent = (preferences: ConsentPreferences, category: ConsentCategory, allowed: boolean): ConsentPreferences =>
  category === 'necessary' ? preferences : { ...preferences, [category]: allowed }
