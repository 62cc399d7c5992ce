import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../locale/locale.ts'
import { formatPrice } from './formats.ts'
import { priceDisplay } from './priceDisplay.ts'
import type { PriceStyle } from './priceDisplay.ts'
import type { Cents } from './units.ts'

const shop: PriceStyle = { place: 'elsewhere', priceDecimals: 2, freeLabel: false }

const text = (amount: number | null, style: Partial<PriceStyle> = {}, locale: Locale = 'nld'): string => {
  const display = priceDisplay(amount as Cents | null, { ...shop, ...style })
  return display.kind === 'amount' ? formatPrice(display, locale, 'EUR').replace('\u00A0', ' ') : display.kind
}

describe('prices as shown', () => {
  it('PRC-07 the cart always shows two decimals', () => {
    expect([0, 5, 1200, 123_450].map((amount) => text(amount, { place: 'cart', priceDecimals: 0, freeLabel: true }))).toStrictEqual([
      '€ 0,00',
      '€ 0,05',
      '€ 12,00',
      '€ 1.234,50',
    ])
  })

  it('PRC-07 elsewhere whole amounts have the configured decimals or the suffix', () => {
    expect(text(123_400)).toBe('€ 1.234,00')
    expect(text(123_400, { priceDecimals: 1 })).toBe('€ 1.234,00')
    expect(text(123_400, { priceDecimals: 0 })).toBe('€ 1.234,-')
    expect(text(123_400, { priceDecimals: 0 }, 'eng')).toBe('€1,234')
  })

  it('PRC-07 an amount with cents is never shown without them', () => {
    expect(text(123_450, { priceDecimals: 0 })).toBe('€ 1.234,50')
    expect(text(123_450, { priceDecimals: 0 }, 'eng')).toBe('€1,234.50')
  })

  it('PRC-07 zero is free when the label is on', () => {
    expect(text(0, { freeLabel: true })).toBe('free')
    expect(text(0, { priceDecimals: 0 })).toBe('€ 0,-')
    expect(text(1, { freeLabel: true })).toBe('€ 0,01')
  })

  it('PRC-07 what is no amount is missing', () => {
    expect([null, Number.NaN, 0.5, Number.POSITIVE_INFINITY].map((amount) => text(amount, { place: 'cart' }))).toStrictEqual([
      'missing',
      'missing',
      'missing',
      'missing',
    ])
  })

  it('PRC-07 a discount shows its sign', () => {
    expect(text(-500, { place: 'cart' })).toBe('€ -5,00')
    expect(text(-500, { place: 'cart' }, 'eng')).toBe('-€5.00')
  })

  it('CFG-03 PRC-07 a shop whose amounts carry no sign of the currency shows them bare, but in the cart', () => {
    expect(text(123_450, { currencySign: false })).toBe('1.234,50')
    expect(text(123_400, { currencySign: false, priceDecimals: 0 })).toBe('1.234,-')
    expect(text(-500, { currencySign: false }, 'eng')).toBe('-5.00')
    expect(text(-500, { currencySign: false, place: 'cart' })).toBe('€ -5,00')
  })

  it('PRC-07 the Dutch sign and amount stay on one line', () => {
    expect(formatPrice({ kind: 'amount', negative: false, euros: 1, cents: '00', sign: true }, 'nld', 'EUR')).toBe('€\u00A01,00')
  })

  it('CFG-03 PRC-07 an amount carries the sign of the configured currency, or its code where there is none', () => {
    const amount = { kind: 'amount', negative: true, euros: 1, cents: '00', sign: true } as const
    const texts = ['GBP', 'CHF'].flatMap((currency) => [formatPrice(amount, 'nld', currency), formatPrice(amount, 'eng', currency)])
    expect(texts).toEqual(['£\u00A0-1,00', '-£1.00', 'CHF\u00A0-1,00', '-CHF\u00A01.00'])
    expect(formatPrice({ ...amount, sign: false }, 'nld', 'GBP')).toBe('-1,00')
  })

  it('PRC-07 a shown amount can be read back to the cent', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom<Locale>('nld', 'eng'), (amount, locale) => {
        const shown = text(amount, { place: 'cart' }, locale)
        expect(Number(shown.replace(/[^\d-]/g, ''))).toBe(amount === 0 ? 0 : amount)
        expect(shown).toMatch(locale === 'nld' ? /^€ -?\d{1,3}(\.\d{3})*,\d\d$/ : /^-?€\d{1,3}(,\d{3})*\.\d\d$/)
      }),
    )
  })
})
