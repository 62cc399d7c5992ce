import type { ConsentPreferences } from './consent.ts'

/** The two one-click choices; refusing is as easy as accepting (CNS-02). */
export const consentChoices: Readonly<Record<'onlyNecessary' | 'all', ConsentPreferences>> = {
  onlyNecessary: { necessary: true, preferences: false, statistics: false, marketing: false },
  all: { necessary: true, preferences: true, statistics: true, marketing: true },
}
