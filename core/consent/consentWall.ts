import type { Phrase } from '../notifications/phrase.ts'

/** The tabs of the cookie wall (CNS-02). */
export type ConsentTab = 'condition' | 'details' | 'about'
/** The buttons of the cookie wall (CNS-02). */
export type ConsentAction = 'adjust' | 'allowSelection' | 'onlyNecessary' | 'allowAll'

/** Tabs of the wall with the buttons that stand under each (CNS-02). */
export const consentWall: readonly { readonly tab: ConsentTab; readonly label: Phrase; readonly actions: readonly ConsentAction[] }[] = [
  { tab: 'condition', label: { key: 'consent.tabCondition' }, actions: ['adjust', 'onlyNecessary', 'allowAll'] },
  { tab: 'details', label: { key: 'consent.tabDetails' }, actions: ['allowSelection', 'onlyNecessary', 'allowAll'] },
  { tab: 'about', label: { key: 'consent.tabAbout' }, actions: ['adjust', 'onlyNecessary', 'allowAll'] },
]
