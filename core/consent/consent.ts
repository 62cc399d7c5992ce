import type { Phrase } from '../notifications/phrase.ts'

/** Purposes of cookies (CNS-02). */
export type ConsentCategory = 'necessary' | 'preferences' | 'statistics' | 'marketing'

/** The allowed purposes; necessary is always allowed (CNS-02). */
export interface ConsentPreferences {
  readonly necessary: true
  readonly preferences: boolean
  readonly statistics: boolean
  readonly marketing: boolean
}

/** The two one-click choices; refusing is as easy as accepting (CNS-02). */
export const consentChoices: Readonly<Record<'onlyNecessary' | 'all', ConsentPreferences>> = {
  onlyNecessary: { necessary: true, preferences: false, statistics: false, marketing: false },
  all: { necessary: true, preferences: true, statistics: true, marketing: true },
}

/** The preferences with one category switched; necessary cannot be switched off (CNS-02). */
export const withConsent = (preferences: ConsentPreferences, category: ConsentCategory, allowed: boolean): ConsentPreferences =>
  category === 'necessary' ? preferences : { ...preferences, [category]: allowed }

/** Content of the consent cookie (CNS-03). */
export type StoredConsent =
  | { readonly type: 'stored'; readonly preferences: ConsentPreferences }
  | { readonly type: 'none' }
  /** To be logged and treated as none (CNS-03). */
  | { readonly type: 'invalid'; readonly reason: 'base64' | 'json' | 'shape' }

/** The consent status (CNS-01). */
export interface ConsentState {
  readonly preferences: ConsentPreferences
  /** The visitor chose, or did not have to. */
  readonly accepted: boolean
  readonly wallOpen: boolean
}

/** The consent status when a page starts, from the shop's setting and the stored choice (CNS-01). */
export const consentAtStart = (wallEnabled: boolean, stored: StoredConsent): ConsentState => {
  if (!wallEnabled) return { preferences: consentChoices.all, accepted: true, wallOpen: false }
  return stored.type === 'stored'
    ? { preferences: stored.preferences, accepted: true, wallOpen: false }
    : { preferences: consentChoices.onlyNecessary, accepted: false, wallOpen: true }
}

/** A script or style sheet of others that waits for consent (CFG-03, CNS-04). */
export interface DeferredScript {
  readonly category: ConsentCategory
  readonly kind: 'script' | 'stylesheet'
  readonly url: string
  /** Further origins that it talks to, such as 'https://measure.example'. */
  readonly talksTo: readonly string[]
}

/** Splits deferred scripts and style sheets into those that load now and those that wait for consent, each in its order (CNS-04). */
export const allowedScripts = <Script extends { readonly category: ConsentCategory }>(
  scripts: readonly Script[],
  preferences: ConsentPreferences,
): { readonly load: readonly Script[]; readonly pending: readonly Script[] } => ({
  load: scripts.filter((script) => preferences[script.category]),
  pending: scripts.filter((script) => !preferences[script.category]),
})

/** The two words of Consent Mode v2 (CNS-05). */
export type ConsentGrant = 'granted' | 'denied'

/** The consent state of the tag (Consent Mode v2, CNS-05). */
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

/** The tabs of the cookie wall (CNS-02). */
export type ConsentTab = 'condition' | 'details' | 'about'

/** The buttons of the cookie wall (CNS-02). */
export type ConsentAction = 'adjust' | 'allowSelection' | 'onlyNecessary' | 'allowAll'

/** The choice of a button, given the ticked boxes; null for the button that only shows them. */
export const consentOf = (action: ConsentAction, isTicked: (category: ConsentCategory) => boolean): ConsentPreferences | null => {
  switch (action) {
    case 'adjust':
      return null
    case 'allowSelection':
      return {
        necessary: true,
        preferences: isTicked('preferences'),
        statistics: isTicked('statistics'),
        marketing: isTicked('marketing'),
      }
    case 'onlyNecessary':
      return consentChoices.onlyNecessary
    case 'allowAll':
      return consentChoices.all
  }
}

/** The categories in the order in which the wall shows them (CNS-02). */
export const consentCategories: readonly ConsentCategory[] = ['necessary', 'preferences', 'statistics', 'marketing']

/** Tabs of the wall with the buttons below each (CNS-02). */
export const consentWall: readonly { readonly tab: ConsentTab; readonly label: Phrase; readonly actions: readonly ConsentAction[] }[] = [
  { tab: 'condition', label: { key: 'consent.tabCondition' }, actions: ['adjust', 'onlyNecessary', 'allowAll'] },
  { tab: 'details', label: { key: 'consent.tabDetails' }, actions: ['allowSelection', 'onlyNecessary', 'allowAll'] },
  { tab: 'about', label: { key: 'consent.tabAbout' }, actions: ['adjust', 'onlyNecessary', 'allowAll'] },
]
