import { describe, expect, it } from 'vitest'
import { allowedScripts, consentAtStart, consentChoices, consentSignal, consentWall, withConsent } from './consent.ts'
import { consentCookie, decodeConsent, encodeConsent } from './consentCookie.ts'

const { all, onlyNecessary } = consentChoices
const base64Of = (text: string): string => Buffer.from(text).toString('base64')

describe('consent at start', () => {
  it('CNS-01 with the wall off everything is granted and accepted, whatever was stored', () => {
    const off = { preferences: all, accepted: true, wallOpen: false }
    expect(consentAtStart(false, { is: 'none' })).toEqual(off)
    expect(consentAtStart(false, { is: 'stored', preferences: onlyNecessary })).toEqual(off)
  })

  it('CNS-01 a stored choice is applied and the wall stays closed', () => {
    const preferences = withConsent(onlyNecessary, 'statistics', true)
    expect(consentAtStart(true, { is: 'stored', preferences })).toEqual({ preferences, accepted: true, wallOpen: false })
  })

  it('CNS-01 CNS-03 without a choice, or with an unreadable one, the wall opens with only necessary granted', () => {
    const asked = { preferences: onlyNecessary, accepted: false, wallOpen: true }
    expect(consentAtStart(true, { is: 'none' })).toEqual(asked)
    expect(consentAtStart(true, { is: 'invalid', reason: 'base64' })).toEqual(asked)
  })
})

describe('choices', () => {
  it('CNS-02 necessary cannot be refused', () => {
    expect(onlyNecessary).toEqual({ necessary: true, preferences: false, statistics: false, marketing: false })
    expect(all).toEqual({ necessary: true, preferences: true, statistics: true, marketing: true })
    expect(withConsent(all, 'necessary', false)).toEqual(all)
    expect(withConsent(all, 'marketing', false)).toEqual({ ...all, marketing: false })
  })

  it('CNS-02 refusing stands beside allowing on every tab, and the selection is on Details', () => {
    expect(consentWall.map((row) => row.tab)).toEqual(['condition', 'details', 'about'])
    for (const row of consentWall) {
      expect(row.actions).toContain('onlyNecessary')
      expect(row.actions).toContain('allowAll')
      expect(row.actions.includes('allowSelection')).toBe(row.tab === 'details')
      expect(row.actions.includes('adjust')).toBe(row.tab !== 'details')
    }
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

describe('cookie', () => {
  it('CNS-03 is base64 of JSON and stays a year', () => {
    const cookie = consentCookie(onlyNecessary)
    expect(cookie).toMatchObject({ name: 'cookiePreferences', maxAge: 31_536_000 })
    expect(JSON.parse(Buffer.from(cookie.value, 'base64').toString())).toEqual(onlyNecessary)
    expect(cookie.value).toBe(base64Of(JSON.stringify(onlyNecessary)))
  })

  it('CNS-03 no cookie is no choice', () => {
    expect(decodeConsent(null)).toEqual({ is: 'none' })
    expect(decodeConsent('')).toEqual({ is: 'none' })
  })

  it('CNS-03 padding may be percent-encoded or missing', () => {
    const preferences = withConsent(all, 'marketing', false)
    const value = encodeConsent(preferences)
    expect(value.endsWith('=')).toBe(true)
    expect(decodeConsent(value.replaceAll('=', '%3D'))).toEqual({ is: 'stored', preferences })
    expect(decodeConsent(value.replaceAll('=', ''))).toEqual({ is: 'stored', preferences })
  })

  it.each([
    ['geen base64!', 'base64'],
    ['e30', null],
    ['e30=', null],
    ['e30==', 'base64'],
    ['abcde', 'base64'],
    [base64Of('niet'), 'json'],
    [base64Of('null'), 'shape'],
    [base64Of('[true]'), 'shape'],
    [base64Of('"alles"'), 'shape'],
  ])('CNS-03 %s reads as %s', (value, reason) => {
    expect(decodeConsent(value)).toEqual(reason === null ? { is: 'stored', preferences: onlyNecessary } : { is: 'invalid', reason })
  })

  it('CNS-03 only the value true allows', () => {
    expect(decodeConsent(base64Of('{"necessary":false,"preferences":"true","statistics":1,"marketing":true}'))).toEqual({
      is: 'stored',
      preferences: { necessary: true, preferences: false, statistics: false, marketing: true },
    })
  })
})

describe('signal', () => {
  it('CNS-05 the default denies what was not asked yet', () => {
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
