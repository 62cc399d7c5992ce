import { describe, expect, it } from 'vitest'
import { consentChoices } from '@thuishaven/core/consent'
import { createFakeCookies } from '../../core/testing/fakes/createFakeCookies.ts'
import { base64, createCookieConsent, decodeConsent, encodeConsent } from './consentCookie.ts'

const { all, onlyNecessary } = consentChoices

const base64Of = (text: string): string => Buffer.from(text).toString('base64')

describe('cookie', () => {
  it('CNS-03 the consent cookie is base64 of JSON and lasts a year', () => {
    const cookies = createFakeCookies()
    const consent = createCookieConsent(cookies)
    expect(consent.read()).toEqual({ type: 'none' })
    consent.write(onlyNecessary)
    const value = base64Of('{"necessary":true,"preferences":false,"statistics":false,"marketing":false}')
    expect(cookies.written).toEqual([{ name: 'cookiePreferences', value, maxAge: 31_536_000, secure: true }])
    expect(consent.read()).toEqual({ type: 'stored', preferences: onlyNecessary })
  })

  it('CNS-03 without a consent cookie there is no choice', () => {
    expect(decodeConsent(null)).toEqual({ type: 'none' })
    expect(decodeConsent('')).toEqual({ type: 'none' })
  })

  it('CNS-03 padding may be percent-encoded or missing', () => {
    const preferences = { ...all, marketing: false }
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

  it('CNS-03 base64 padding is invalid inside the text', () => {
    expect(base64.decode('QQ==')).toEqual([65])
    expect(base64.decode('QQ=Q')).toBeNull()
  })

  it('CNS-03 only the first 4096 bytes of a cookie are read, as browsers store no more', () => {
    const cookie = (length: number) => {
      const text = JSON.stringify({ statistics: true, x: '' })
      return base64.encode(Array.from(text.replace('""', `"${'x'.repeat(length - text.length)}"`), (sign) => sign.charCodeAt(0)))
    }
    expect(decodeConsent(cookie(4096))).toMatchObject({ type: 'stored', preferences: { statistics: true } })
    expect(decodeConsent(cookie(4097))).toEqual({ type: 'invalid', reason: 'json' })
  })
})
