import { expect, it } from 'vitest'
import { isVatNumberOrEmpty, parseVatNumber } from './parseVatNumber.ts'

it('a VAT number of each member state is known by its form, however it is written', () => {
  const numbers = [
    'ATU12345678',
    'BE0403170701',
    'BG123456789',
    'CY12345678X',
    'CZ1234567890',
    'DE123456789',
    'DK12345678',
    'EE123456789',
    'EL123456789',
    'ESX1234567X',
    'ES12345678X',
    'FI12345678',
    'FRXX123456789',
    'HR12345678901',
    'HU12345678',
    'IE1234567WA',
    'IE1S23456L',
    'IT12345678901',
    'LT123456789012',
    'LU12345678',
    'LV12345678901',
    'MT12345678',
    'NL123456789B01',
    'PL1234567890',
    'PT123456789',
    'RO12',
    'SE123456789012',
    'SI12345678',
    'SK1234567890',
    'XI123456789',
  ]
  for (const number of numbers) {
    expect(parseVatNumber(number)).toEqual({ countryCode: number.slice(0, 2), number: number.slice(2) })
    expect(parseVatNumber(`${number}000000000`)).toBeNull()
  }
  const belgian = { countryCode: 'BE', number: '0403170701' }
  for (const written of [' be 0403.170.701 ', 'BE-0403170701', '0403.170.701']) expect(parseVatNumber(written)).toEqual(belgian)
})

it('other texts are no VAT numbers', () => {
  for (const text of ['', 'geen', 'GB123456789', 'US123456789', 'BE9403170701', 'NL123456789', '__proto__', '12345678'])
    expect(parseVatNumber(text)).toBeNull()
  expect(['', '  ', undefined, 'BE0403170701', 'geen'].map((text) => isVatNumberOrEmpty(text))).toEqual([true, true, true, true, false])
})
