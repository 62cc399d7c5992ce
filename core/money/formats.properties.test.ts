import { describe, expect, it } from 'vitest'
import { formatArea, formatFixed, formatPercentage } from './formats.ts'
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

  it('PRC-07 what is no exact whole number is no text, rather than a wrong one', () => {
    for (const number of [Number.NaN, Infinity, 1e21, 0.5]) {
      expect(formatFixed(number, 2, 'nld')).toBe('')
      expect(formatPercentage(number as BasisPoints, 'eng')).toBe('')
    }
  })
})
