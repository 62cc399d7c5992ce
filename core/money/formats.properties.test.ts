import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatArea, formatFixed, formatNumber, formatPercentage } from './formats.ts'
import type { AreaCm2, BasisPoints } from './units.ts'

describe('numbers as shown', () => {
  it('RUG-02 an area has two decimals', () => {
    expect([
      formatArea(48_000 as AreaCm2, 'nld'),
      formatArea(15_625 as AreaCm2, 'eng'),
      formatArea(43_750 as AreaCm2, 'nld'),
      formatArea(0 as AreaCm2, 'nld'),
    ]).toStrictEqual(['4,80', '1.56', '4,38', '0,00'])
  })

  it('PRC-04 a VAT rate shows the decimals it has', () => {
    expect([2100, 1250, 1255, 0, 5].map((rate) => formatPercentage(rate as BasisPoints, 'nld'))).toStrictEqual([
      '21%',
      '12,5%',
      '12,55%',
      '0%',
      '0,05%',
    ])
    expect(formatPercentage(1250 as BasisPoints, 'eng')).toBe('12.5%')
  })

  it('PRC-07 thousands and decimals follow the language', () => {
    expect([
      formatFixed(1_234_567, 2, 'nld'),
      formatFixed(1_234_567, 2, 'eng'),
      formatFixed(-7, 2, 'nld'),
      formatFixed(999, 0, 'nld'),
      formatFixed(1_000, 0, 'nld'),
    ]).toStrictEqual(['12.345,67', '12,345.67', '-0,07', '999', '1.000'])
  })

  it('any number reads as the world writes it, with three decimals at most', () => {
    const oracles = { nld: new Intl.NumberFormat('nl-NL'), eng: new Intl.NumberFormat('en-US') }
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom(1, 10, 1000),
        fc.constantFrom('nld', 'eng'),
        (units, parts, locale) => {
          expect(formatNumber(units / parts, locale)).toBe(oracles[locale].format(units / parts))
        },
      ),
    )
    expect([12.345_6, 0, 4.6, 1_000, -2.5].map((number) => formatNumber(number, 'nld'))).toEqual(['12,346', '0', '4,6', '1.000', '-2,5'])
    expect([Number.NaN, Infinity, 1e21].map((number) => formatNumber(number, 'nld'))).toEqual(['', '', ''])
  })

  it('PRC-07 what is no exact whole number is no text, rather than a wrong one', () => {
    for (const number of [Number.NaN, Infinity, 1e21, 0.5]) {
      expect(formatFixed(number, 2, 'nld')).toBe('')
      expect(formatPercentage(number as BasisPoints, 'eng')).toBe('')
    }
  })
})
