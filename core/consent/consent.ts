/** What cookies can be for (CNS-02). */
export type ConsentCategory = 'necessary' | 'preferences' | 'statistics' | 'marketing'

/** What a visitor allows; necessary is always allowed (CNS-02). */
export interface ConsentPreferences {
  readonly necessary: true
  readonly preferences: boolean
  readonly statistics: boolean
  readonly marketing: boolean
}
