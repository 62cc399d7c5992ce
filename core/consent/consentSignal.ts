import type { ConsentPreferences } from './consent.ts'

/** The two words of Consent Mode v2 (CNS-05). */
export type ConsentGrant = 'granted' | 'denied'

/** What the tag is told (Consent Mode v2, CNS-05). */
export type ConsentSignal = Readonly<
  Record<
    'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage' | 'functionality_storage' | 'security_storage',
    ConsentGrant
  >
>

const grant = (allowed: boolean): ConsentGrant => (allowed ? 'granted' : 'denied')

/** The signal for a choice; the one for `consentChoices.onlyNecessary` is the default that is set before any tag (CNS-05). */
export const consentSignal = (preferences: ConsentPreferences): ConsentSignal => ({
  ad_storage: grant(preferences.marketing),
  ad_user_data: grant(preferences.marketing),
  ad_personalization: grant(preferences.marketing),
  analytics_storage: grant(preferences.statistics),
  functionality_storage: 'granted',
  security_storage: 'granted',
})
