import type { VatNumbers } from '../ports/VatNumbers.ts'

/** The one number that is not registered, although it has the form of one. */
export const unregisteredVatNumber = 'BE0999999922'

/** A register to practise with: every number is in it but `unregisteredVatNumber`, and nobody is asked. */
export const practiceVatNumbers: VatNumbers = {
  check: async (countryCode, number) =>
    `${countryCode}${number}` === unregisteredVatNumber ? { type: 'invalid' } : { type: 'valid', name: null, consultationNumber: null },
}
