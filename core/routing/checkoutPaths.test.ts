import { describe, expect, it } from 'vitest'
import type { CheckoutStep } from './checkoutPaths.ts'
import { isPaymentUid, stepOfSlug } from './checkoutPaths.ts'
import { equivalentPath } from './equivalentPath.ts'

const rows: readonly (readonly [CheckoutStep, string, string])[] = [
  ['information', 'gegevens', 'information'],
  ['delivery', 'bezorging', 'delivery'],
  ['overview', 'overzicht', 'overview'],
  ['pay', 'betalen', 'pay'],
]

describe('checkout addresses', () => {
  it.each(rows)('RTE-07 step %s is %s in Dutch and %s in English', (step, dutch, english) => {
    expect(stepOfSlug('nld', dutch)).toBe(step)
    expect(stepOfSlug('eng', english)).toBe(step)
    expect(stepOfSlug('nld', english)).toBe(english === dutch ? step : null)
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

  it('LOC-02 content has the path of its language, with filters and query', () => {
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
