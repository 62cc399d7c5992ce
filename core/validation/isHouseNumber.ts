import type { CountryCode } from '../account/address.ts'

const patterns: Readonly<Record<CountryCode, RegExp>> = {
  NL: /^[1-9][0-9]{0,4}$/,
  BE: /^[1-9][0-9]{0,4}(?:[ /-]?[A-Za-z0-9]{1,6})?$/,
}

/** A house number. In the Netherlands a number alone, the addition has its own field; in Belgium '12', '12B' or '12/3'. */
export const isHouseNumber = (country: CountryCode, text: string): boolean => patterns[country].test(text)
