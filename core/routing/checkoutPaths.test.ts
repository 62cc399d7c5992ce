import { describe, expect, it } from 'vitest'
import { checkoutPage, checkoutPath, isPaymentUid, slugOfStep, stepOfSlug } from './checkoutPaths.ts'
import type { CheckoutStep } from './checkoutPaths.ts'
import { equivalentPath } from './equivalentPath.ts'

const rows: readonly (readonly [CheckoutStep, string, string])[] = [
  ['information', 'gegevens', 'information'],
  ['delivery', 'bezorging', 'delivery'],
  ['overview', 'overzicht', 'overview'],
  ['pay', 'betalen', 'pay'],
]

describe('checkout addresses', () => {
  it.each(rows)('RTE-07 step %s is %s in Dutch and %s in English', (step, dutch, english) => {
    expect(slugOfStep('nld', step)).toBe(dutch)
    expect(slugOfStep('eng', step)).toBe(english)
    expect(stepOfSlug('nld', dutch)).toBe(step)
    expect(stepOfSlug('eng', english)).toBe(step)
    expect(checkoutPath('nld', step)).toBe(`/checkout/${dutch}`)
    expect(checkoutPath('eng', step)).toBe(`/en/checkout/${english}`)
  })

  it('RTE-07 a slug is a step, a payment, or nothing', () => {
    const uid = '3f0c7c1e-6b0f-4a4e-9d53-0a1b2c3d4e5f'
    expect(checkoutPage('nld', 'gegevens')).toEqual({ is: 'step', step: 'information' })
    expect(checkoutPage('eng', 'gegevens')).toEqual({ is: 'redirect', redirect: { status: 301, to: '/en/checkout/information' } })
    expect(checkoutPage('nld', 'pay')).toEqual({ is: 'redirect', redirect: { status: 301, to: '/checkout/betalen' } })
    expect(checkoutPage('nld', uid)).toEqual({ is: 'payment', paymentUid: uid })
    expect(checkoutPage('nld', 'x')).toEqual({ is: 'unknown' })
  })

  it.each(['login', 'gegevens', 'information', 'overview', '', 'kort', 'met spatie', '../../etc', 'x'.repeat(65), 'pay%2Ment'])(
    'RTE-07 %j is no payment uid',
    (slug) => {
      expect(isPaymentUid(slug)).toBe(false)
    },
  )

  it('RTE-07 payment uids are letters, digits, hyphens and underscores', () => {
    expect(isPaymentUid('abc_12')).toBe(true)
    expect(isPaymentUid('x'.repeat(64))).toBe(true)
  })

  it('LOC-02 switching language keeps step, payment and query', () => {
    expect(equivalentPath('eng', '/checkout/gegevens?terug=1')).toBe('/en/checkout/information?terug=1')
    expect(equivalentPath('nld', '/en/checkout/pay')).toBe('/checkout/betalen')
    expect(equivalentPath('eng', '/checkout/abc-123')).toBe('/en/checkout/abc-123')
    expect(equivalentPath('nld', '/en/account/login')).toBe('/account/login')
  })

  it('LOC-02 content has the path that came with it, filters and query kept', () => {
    const paths = { nld: '/vloerkleden', eng: '/en/rugs' }
    expect(equivalentPath('eng', '/vloerkleden/Kleur:rood,blauw/Prijs:10-20?page=2', paths)).toBe(
      '/en/rugs/Kleur:rood,blauw/Prijs:10-20?page=2',
    )
    expect(equivalentPath('nld', '/en/rugs', paths)).toBe('/vloerkleden')
    expect(equivalentPath('nld', '/en/rugs/a:b/:c', paths)).toBe('/vloerkleden/a:b')
  })

  it('LOC-02 filters on the home page have no double slash', () => {
    expect(equivalentPath('nld', '/en/Kleur:rood', { nld: '/', eng: '/en' })).toBe('/Kleur:rood')
  })
})
