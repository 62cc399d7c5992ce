import { describe, expect, it } from 'vitest'
import { newLine } from '@thuishaven/core/cart'
import { deliveryText } from '@thuishaven/core/delivery'
import { measureRug, rugPhrase, rugTerms } from '@thuishaven/core/rug'
import type { AreaCm2, BasisPoints, Cents } from '@thuishaven/core/money'
import type { Phrase } from '@thuishaven/core/notifications'
import type { CustomItem, RugShape } from '@thuishaven/core/rug'
import { sampleProduct } from '../../core/testing/sampleProduct.ts'
import { createTranslate, messages } from './messages.ts'

const shapes: readonly RugShape[] = ['square', 'rectangle', 'oval', 'organic', 'round']
const itemOf = (shape: RugShape): CustomItem => ({
  shape,
  pricePerM2: { side: 'incl', base: 18_900 as Cents, discount: 0 as BasisPoints, vat: 2100 as BasisPoints, lowest30Days: null },
  minimumArea: 15_000 as AreaCm2,
  maximumCm: 400,
  unitDisplay: 'm²',
})

/** Every phrase of the core that this front end can come to say. */
const phrases = (): readonly Phrase[] => {
  const rugs = shapes.flatMap((shape) =>
    ['', '1', '999', '2 m'].map((text) => measureRug(itemOf(shape), { width: text, length: text, diameter: text })),
  )
  const unequal = measureRug(itemOf('square'), { width: '200', length: '300' })
  const refused = [newLine(sampleProduct(1, { price: null }), []), newLine(sampleProduct(1), [{ groupId: 'none', itemId: 'none' }])]
  return [
    ...[...rugs, unequal].flatMap(({ fields, problem }) => [
      ...fields.map(({ placeholder }) => placeholder),
      ...(problem === null ? [] : [rugPhrase(problem)]),
    ]),
    ...rugTerms({ enabled: true, share: 2000 as BasisPoints }),
    ...[null, 1, 5, 7, 28].map((days) => deliveryText(days, 'week')),
    ...[1, 2].map((days) => deliveryText(days, 'day')),
    ...refused.flatMap((result) => (result.ok ? [] : [result.failure])),
  ]
}

describe('the messages of the lite front end', () => {
  it.each(['nld', 'eng'] as const)('every phrase of the core has a lite message, with all parameters filled: %s', (locale) => {
    const t = createTranslate(locale)
    const notices = phrases().map((phrase) => ({ key: phrase.key, text: t(phrase) }))
    expect(new Set(notices.map(({ key }) => key)).size).toBeGreaterThanOrEqual(13)
    expect(notices.filter(({ key, text }) => text === key || /[{}]/.test(text))).toEqual([])
  })

  it('lite messages have the same keys and parameters in both languages', () => {
    const holes = (locale: 'nld' | 'eng') =>
      Object.entries(messages[locale]).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()])
    expect(holes('eng')).toEqual(holes('nld'))
  })

  it('RUG-04 RUG-05 lite messages name the exact minimum and maximum, with the decimal mark of the language', () => {
    const large = measureRug(itemOf('round'), { diameter: '401' }).problem
    const small = measureRug(itemOf('round'), { diameter: '100' }).problem
    expect([large, small].map((problem) => problem && createTranslate('nld')(rugPhrase(problem)))).toEqual([
      'De gekozen waarde is te groot. Maximaal 400 cm is mogelijk.',
      'De minimale afname is: 1,5 m2. Kies een andere afmeting.',
    ])
    expect(small && createTranslate('eng')(rugPhrase(small))).toBe('The minimum order is: 1.5 m2. Choose another size.')
  })

  it('lite messages pass on the backend’s own text, have a singular and a plural, and leave an unknown key readable', () => {
    const t = createTranslate('nld')
    expect(t({ text: 'Van de host' })).toBe('Van de host')
    expect([1, 2].map((count) => t({ key: 'delivery.withinDays', params: { count } }))).toEqual(['Binnen 1 dag', 'Binnen 2 dagen'])
    expect(t({ backend: 'noSuchSentence' })).toBe('phrases.noSuchSentence')
  })
})
