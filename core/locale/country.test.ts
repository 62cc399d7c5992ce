import { expect, it } from 'vitest'
import { countryCodes, countryOf, defaultCountry, findsStreets } from './country.ts'

it('VAL-06 text from outside names a country of the shop, or the default one', () => {
  expect(countryCodes.map(countryOf)).toEqual(['NL', 'BE'])
  expect(['', 'be', 'DE', 'toString'].map(countryOf)).toEqual(Array(4).fill(defaultCountry))
})

it('ADR-03 a number names a street in the Netherlands alone, and nowhere else', () => {
  expect(['NL', 'BE', '', 'toString'].map(findsStreets)).toEqual([true, false, false, false])
})
