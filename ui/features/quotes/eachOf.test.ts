import { expect, it } from 'vitest'
import type { QuotedAmount } from '@thuishaven/core/quotes'
import { eachOf } from './eachOf.ts'

const amount = (inclVat: number, exclVat: number): QuotedAmount => ({ inclVat, exclVat }) as QuotedAmount

it('the price of one piece is shown on the side of VAT on which the pieces add up to the total', () => {
  const [unit, total] = [amount(2_000, 1_835), amount(40_000, 36_697)]
  expect(eachOf(unit, total, 20, false)).toEqual({ amount: 2_000, key: 'quotes.each' })
  expect(eachOf(unit, total, 20, true)).toEqual({ amount: 2_000, key: 'quotes.eachIncl' })
  expect(eachOf(amount(2_180, 2_000), amount(43_600, 40_000), 20, true)).toEqual({ amount: 2_000, key: 'quotes.each' })
  expect(eachOf(amount(1_999, 1_834), amount(39_981, 36_680), 20, false)).toEqual({ amount: 1_834, key: 'quotes.eachExcl' })
})
