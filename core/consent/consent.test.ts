import { describe, expect, it } from 'vitest'
import {
  allowedScripts,
  consentAtStart,
  consentCategories,
  consentChoices,
  consentOf,
  consentSignal,
  consentWall,
  withConsent,
} from './consent.ts'

const { all, onlyNecessary } = consentChoices

describe('consent at start', () => {
  it('CNS-01 with the wall off everything is granted and accepted, regardless of the stored choice', () => {
    const off = { preferences: all, accepted: true, wallOpen: false }
    expect(consentAtStart(false, { type: 'none' })).toEqual(off)
    expect(consentAtStart(false, { type: 'stored', preferences: onlyNecessary })).toEqual(off)
  })

  it('CNS-01 a stored choice is applied and the wall stays closed', () => {
    const preferences = withConsent(onlyNecessary, 'statistics', true)
    expect(consentAtStart(true, { type: 'stored', preferences })).toEqual({ preferences, accepted: true, wallOpen: false })
  })

  it('CNS-01 CNS-03 without a choice, or with an unreadable one, the wall opens with only necessary granted', () => {
    const requested = { preferences: onlyNecessary, accepted: false, wallOpen: true }
    expect(consentAtStart(true, { type: 'none' })).toEqual(requested)
    expect(consentAtStart(true, { type: 'invalid', reason: 'base64' })).toEqual(requested)
  })
})

describe('choices', () => {
  it('CNS-02 necessary cannot be refused', () => {
    expect(onlyNecessary).toEqual({ necessary: true, preferences: false, statistics: false, marketing: false })
    expect(all).toEqual({ necessary: true, preferences: true, statistics: true, marketing: true })
    expect(withConsent(all, 'necessary', false)).toEqual(all)
    expect(withConsent(all, 'marketing', false)).toEqual({ ...all, marketing: false })
  })

  it('CNS-02 every tab has refuse beside allow, and the selection is on Details', () => {
    expect(consentWall.map((row) => row.tab)).toEqual(['condition', 'details', 'about'])
    for (const row of consentWall) {
      expect(row.actions).toContain('onlyNecessary')
      expect(row.actions).toContain('allowAll')
      expect(row.actions.includes('allowSelection')).toBe(row.tab === 'details')
      expect(row.actions.includes('adjust')).toBe(row.tab !== 'details')
    }
  })

  it('CNS-02 each consent button allows its categories; the selection allows the ticked ones and the necessary', () => {
    const none = (): boolean => false
    expect(consentOf('adjust', () => true)).toBeNull()
    expect(consentOf('onlyNecessary', () => true)).toEqual({ necessary: true, preferences: false, statistics: false, marketing: false })
    expect(consentOf('allowAll', none)).toEqual({ necessary: true, preferences: true, statistics: true, marketing: true })
    expect(consentOf('allowSelection', none)).toEqual(consentChoices.onlyNecessary)
    for (const ticked of consentCategories)
      expect(consentOf('allowSelection', (category) => category === ticked)).toEqual({ ...consentChoices.onlyNecessary, [ticked]: true })
    expect(consentCategories).toEqual(['necessary', 'preferences', 'statistics', 'marketing'])
  })

  it('CNS-04 scripts of allowed categories load, the others wait', () => {
    const scripts = [
      { category: 'marketing', src: 'm' },
      { category: 'necessary', src: 'n' },
      { category: 'statistics', src: 's' },
    ] as const
    expect(allowedScripts(scripts, onlyNecessary)).toEqual({ load: [scripts[1]], pending: [scripts[0], scripts[2]] })
    expect(allowedScripts(scripts, all)).toEqual({ load: scripts, pending: [] })
  })
})

describe('signal', () => {
  it('CNS-05 the default signal denies everything before a choice', () => {
    expect(consentSignal(onlyNecessary)).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'granted',
      security_storage: 'granted',
    })
  })

  it('CNS-05 marketing grants advertising, statistics grants analytics', () => {
    const advertising = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }
    expect(consentSignal(withConsent(onlyNecessary, 'marketing', true))).toMatchObject({ ...advertising, analytics_storage: 'denied' })
    expect(consentSignal(withConsent(onlyNecessary, 'statistics', true))).toMatchObject({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    })
  })
})

describe('the cookie wall', () => {
  it('CNS-02 each tab has its name', () => {
    expect(consentWall.map(({ tab, label }) => [tab, label])).toEqual([
      ['condition', { key: 'consent.tabCondition' }],
      ['details', { key: 'consent.tabDetails' }],
      ['about', { key: 'consent.tabAbout' }],
    ])
  })
})
