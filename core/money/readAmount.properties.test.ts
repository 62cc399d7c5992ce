import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPrice } from './formats.ts'
import { priceDisplay } from './priceDisplay.ts'
import { readAmount } from './readAmount.ts'
import type { Cents } from './units.ts'

describe('an amount that was typed', () => {
  it('CAT-06 is read in the Dutch and in the English way of writing', () => {
    const read: Readonly<Record<string, number>> = {
      '64': 6_400,
      '64,50': 6_450,
      '64,5': 6_450,
      '99.99': 9_999,
      '1.249,00': 124_900,
      '1,249.00': 124_900,
      '1.249': 124_900,
      '1,249': 124_900,
      '1 249': 124_900,
      '1.249.000': 124_900_000,
      '€ 64': 6_400,
      '€64,-': 6_400,
      ' 0 ': 0,
    }
    for (const [typed, amount] of Object.entries(read)) expect(readAmount(typed), typed).toBe(amount)
  })

  it('CAT-06 is refused when it is none', () => {
    for (const typed of [
      '',
      ' ',
      'abc',
      '12abc',
      '-5',
      '−5',
      '1,2,3',
      '1.24.9',
      '64,505,1',
      '12.3456',
      '1e3',
      '€',
      '5 euro',
      '9'.repeat(20),
    ])
      expect(readAmount(typed), typed).toBeNull()
  })

  it('CAT-06 PRC-07 is any amount that the shop writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom('cart', 'elsewhere'),
        fc.constantFrom('nld', 'eng'),
        (cents, place, locale) => {
          const display = priceDisplay(cents as Cents, { place, priceDecimals: 0, freeLabel: false })
          expect(display.kind === 'amount' ? readAmount(formatPrice(display, locale, 'EUR')) : null).toBe(cents)
        },
      ),
    )
  })
})
