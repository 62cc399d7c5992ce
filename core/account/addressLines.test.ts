import { expect, it } from 'vitest'
import { placeLine, streetLine } from './addressLines.ts'

it.each([
  ['1', '2', 'Prins Hendrikkade 1 2'],
  ['1', ' A ', 'Prins Hendrikkade 1 A'],
  ['1', '', 'Prins Hendrikkade 1'],
])('ADR-01 number %j and addition %j stand apart', (houseNumber, houseNumberAddition, written) => {
  expect(streetLine({ streetName: 'Prins Hendrikkade', houseNumber, houseNumberAddition })).toBe(written)
})

it.each([
  ['1011ab', '1011 AB Amsterdam'],
  ['1011 AB', '1011 AB Amsterdam'],
  ['9000', '9000 Amsterdam'],
])('ADR-01 zip code %j is written as %j', (zipCode, written) => {
  expect(placeLine({ zipCode, city: 'Amsterdam' })).toBe(written)
})
