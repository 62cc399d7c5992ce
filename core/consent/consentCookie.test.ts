import { describe, expect, it } from 'vitest'
import { consentChoices } from './consent.ts'
import { withConsent } from './consent.ts'
import { consentCookie, decodeConsent, encodeConsent } from './consentCookie.ts'

const { all, onlyNecessary } = consentChoices

const base64Of = (text: string): string => Buffer.from(text).toString('base64')

describe('cookie', () => {
  it('CNS-03 the consent cookie is base64 of JSON and lasts a year', () => {
    const cookie = consentCookie(onlyNecessary)
    expect(cookie).toMatchObject({ name: 'cookiePreferences', maxAge: 31_536_000 })
    expect(JSON.parse(Buffer.from(cookie.value, 'base64').toString())).toEqual(onlyNecessary)
    expect(cookie.value).toBe(base64Of(JSON.stringify(onlyNecessary)))
  })

  it('CNS-03 without a consent cookie there is no choice', () => {
    expect(decodeConsent(null)).toEqual({ type: 'none' })
    expect(decodeConsent('')).toEqual({ type: 'none' })
  })

  it('CNS-03 padding may be percent-encoded or missing', () => {
    const preferences = withConsent(all, 'marketing', false)
    const value = encodeConsent(preferences)
    expect(value.endsWith('=')).toBe(true)
    expect(decodeConsent(value.replaceAll('=', '%3D'))).toEqual({ type: 'stored', preferences })
    expect(decodeConsent(value.replaceAll('=', ''))).toEqual({ type: 'stored', preferences })
  })

  it.each([
    ['geen base64!', 'base64'],
    ['e30', 'shape'],
    ['e30=', 'shape'],
    ['e30==', 'base64'],
    ['abcde', 'base64'],
    [base64Of('niet'), 'json'],
    [base64Of('null'), 'shape'],
    [base64Of('[true]'), 'shape'],
    [base64Of('"alles"'), 'shape'],
    [base64Of('{"necessary":false,"statistics":"ja"}'), 'shape'],
    [base64Of('{"necessary":false}'), 'shape'],
    [base64Of('{"necessary":true,"statistics":1}'), 'shape'],
    [base64Of('{"choice":"all"}'), 'shape'],
  ])('CNS-03 %s is no choice: its %s is wrong', (value, reason) => {
    expect(decodeConsent(value)).toEqual({ type: 'invalid', reason })
  })

  it('CNS-03 a category that is missing is not allowed', () => {
    expect(decodeConsent(base64Of('{"marketing":true}'))).toEqual({
      type: 'stored',
      preferences: { necessary: true, preferences: false, statistics: false, marketing: true },
    })
  })
})
