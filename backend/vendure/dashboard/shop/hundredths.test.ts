import { expect, it } from 'vitest'
import { hundredthsOf, writeHundredths } from './hundredths.ts'

it('an amount is read with a comma and with a point, and what is none is refused', () => {
  const read = ['59,95', '59.95', '60', '60,', '7,5', '1.234,50', '1,234.50', '1.234', '€ 60,00', '12,5 %', '0'].map(hundredthsOf)
  expect(read).toEqual([5995, 5995, 6000, 6000, 750, 123_450, 123_450, 123_400, 6000, 1250, 0])
  expect(['', 'veel', '-5', '1,234,5x', '12,34,5', '59,9555', '1.2.3'].map(hundredthsOf)).toEqual(Array.from({ length: 7 }, () => null))
})

it('what is written is read as it was', () => {
  for (const language of ['nl-NL', 'en-GB'])
    for (const amount of [0, 5, 5995, 123_450]) expect(hundredthsOf(writeHundredths(amount, language))).toBe(amount)
  expect(writeHundredths(123_450, 'nl-NL')).toBe('1234,50')
})
