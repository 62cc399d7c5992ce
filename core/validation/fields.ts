import { countryCodes, countryOf } from '../locale/country.ts'
import type { CountryCode } from '../locale/country.ts'
import type { Rule } from './forms.ts'

/** '1011ab' → '1011 AB'; null when it is no Dutch zip code: four digits not starting with 0, two letters, but not SA, SD and SS. */
export const dutchZipCode = (text: string): string | null => {
  const parts = /^([1-9][0-9]{3})[ ]?([A-Za-z]{2})$/.exec(text.trim())
  const letters = parts?.[2]?.toUpperCase()
  return parts === null || letters === undefined || ['SA', 'SD', 'SS'].includes(letters) ? null : `${parts[1]} ${letters}`
}

/** The four digits of a Belgian zip code, 1000 to 9999; null for any other text. */
export const belgianZipCode = (text: string): string | null => /^[1-9][0-9]{3}$/.exec(text.trim())?.[0] ?? null

const zipCodes: Readonly<Record<CountryCode, (text: string) => string | null>> = { NL: dutchZipCode, BE: belgianZipCode }

/** Whether text is a zip code of the country. */
export const isZipCode = (country: CountryCode, text: string): boolean => zipCodes[country](text) !== null

const houseNumbers: Readonly<Record<CountryCode, RegExp>> = {
  NL: /^[1-9][0-9]{0,4}$/,
  // A letter or a range, and the box of a building with several letter boxes: 'bus' in Dutch, 'bte' or 'boîte' in French.
  BE: /^(?!.*(?:bus|bte|boîte|box)\.?$)[1-9][0-9]{0,4}(?:[ /-]?[A-Za-z0-9]{1,6})?(?: ?(?:bus|bte|boîte|box)\.? ?[A-Za-z0-9]{1,4}(?:[./-][A-Za-z0-9]{1,4})?)?$/i,
}

/** A house number. In the Netherlands a number alone, the addition has its own field; in Belgium '12', '12B', '12/3' or '12 bus 3'. */
export const isHouseNumber = (country: CountryCode, text: string): boolean => houseNumbers[country].test(text)

const emailAddress = /^[^\s@\p{Cc}\p{Cf}"(),:;<>[\\\]]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]{2,})$/iu

/**
 * An e-mail address: no spaces, nothing invisible and nothing by which one line names several addresses, a domain whose last part has two
 * letters or more (VAL-03), at most 254 characters.
 */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && emailAddress.test(text)

/** Letters of any script with their marks, spaces, apostrophes and hyphens; at least one letter (VAL-04). */
export const isPersonName = (text: string): boolean => /^[\p{L}\p{M} '’-]+$/u.test(text) && /\p{L}/u.test(text)

/** Digits and hyphens, at least one digit (VAL-05). */
export const isPhoneNumber = (text: string): boolean => /^[0-9-]+$/.test(text) && /[0-9]/.test(text)

/** A number of the Dutch chamber of commerce: eight digits, as text because it may begin with 0. */
export const isKvkNumber = (text: string): boolean => /^[0-9]{8}$/.test(text)

const belgianNumber = (text: string): string | undefined => /^(?:BE)?([01][0-9]{9})$/.exec(text.replace(/[ .]/g, '').toUpperCase())?.[1]

/**
 * A Belgian company number, which is also the VAT id behind 'BE': ten digits beginning with 0 or 1, the last two of which
 * are 97 minus the remainder by 97 of the first eight. 'BE', dots and spaces are tolerated.
 */
export const isBelgianCompanyNumber = (text: string): boolean => {
  const digits = belgianNumber(text)
  return digits !== undefined && Number(digits.slice(0, 8)) !== 0 && Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97)
}

const dutchVatId = (text: string): RegExpExecArray | null => /^NL([0-9]{9})B([0-9]{2})$/.exec(text.replace(/[ .]/g, '').toUpperCase())

const elevenTest = (digits: string): boolean => {
  const sum = digits
    .slice(0, 8)
    .split('')
    .reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  return sum % 11 === Number(digits[8])
}

/** The remainder by 97 of a long number, digit by digit; letters count as A = 10 … Z = 35. */
const remainder97 = (text: string): number =>
  Array.from(text).reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

/**
 * A Dutch VAT id: NL, nine digits, B, two digits (01 to 99); dots, spaces and small letters are tolerated. The check digit is right by
 * the test of eleven (companies) or, since 2020, by the remainder of 97 over the whole id (sole traders).
 */
export const isDutchVatId = (text: string): boolean => {
  const parts = dutchVatId(text)
  if (parts === null || parts[1] === '000000000' || parts[2] === '00') return false
  return elevenTest(parts[1] ?? '') || remainder97(parts[0]) === 1
}

/** Values of a form that has a country; the rules that differ by country look at it. */
interface WithCountry {
  readonly countryCode: string
}

const optional =
  (test: (text: string) => boolean) =>
  (text: string): boolean =>
    text === '' || test(text)

const within =
  (country: CountryCode) =>
  (values: WithCountry): boolean =>
    countryOf(values.countryCode) === country
const inNetherlands = within('NL')
const inBelgium = within('BE')

const anyForm = {
  required: { label: { key: 'validation.required' }, isRequired: true, holds: (text) => text !== '' },
  email: { label: { key: 'validation.email' }, holds: optional(isEmailAddress) },
  name: { label: { key: 'validation.name' }, holds: optional(isPersonName) },
  phone: { label: { key: 'validation.phone' }, holds: optional(isPhoneNumber) },
  country: { label: { key: 'validation.country' }, holds: optional((text) => countryCodes.some((code) => code === text)) },
} satisfies Record<string, Rule<unknown>>

const byCountry = {
  dutchZipCode: {
    label: { key: 'validation.zipCodeNL' },
    appliesTo: inNetherlands,
    holds: optional((text) => isZipCode('NL', text)),
  },
  belgianZipCode: {
    label: { key: 'validation.zipCodeBE' },
    appliesTo: inBelgium,
    holds: optional((text) => isZipCode('BE', text)),
  },
  dutchHouseNumber: {
    label: { key: 'validation.houseNumberNL' },
    appliesTo: inNetherlands,
    holds: optional((text) => isHouseNumber('NL', text)),
  },
  belgianHouseNumber: {
    label: { key: 'validation.houseNumberBE' },
    appliesTo: inBelgium,
    holds: optional((text) => isHouseNumber('BE', text)),
  },
  kvkNumber: { label: { key: 'validation.kvkNumber' }, appliesTo: inNetherlands, holds: optional(isKvkNumber) },
  belgianCompanyNumber: {
    label: { key: 'validation.companyNumberBE' },
    appliesTo: inBelgium,
    holds: optional((text) => belgianNumber(text) !== undefined),
  },
  belgianCheckDigits: { label: { key: 'validation.companyNumberSum' }, appliesTo: inBelgium, holds: optional(isBelgianCompanyNumber) },
  dutchVatId: { label: { key: 'validation.vatIdNL' }, appliesTo: inNetherlands, holds: optional((text) => dutchVatId(text) !== null) },
  dutchVatCheckDigits: { label: { key: 'validation.vatIdSum' }, appliesTo: inNetherlands, holds: optional(isDutchVatId) },
  belgianVatId: {
    label: { key: 'validation.vatIdBE' },
    appliesTo: inBelgium,
    holds: optional((text) => belgianNumber(text) !== undefined),
  },
  belgianVatCheckDigits: { label: { key: 'validation.vatIdSum' }, appliesTo: inBelgium, holds: optional(isBelgianCompanyNumber) },
} satisfies Record<string, Rule<WithCountry>>

/** Rules of the VAT id of either country: its form first, then whether its digits add up. */
export const vatIdRules = [byCountry.dutchVatId, byCountry.dutchVatCheckDigits, byCountry.belgianVatId, byCountry.belgianVatCheckDigits]

/** Rules of the company number of either country: its form first, then whether its digits add up. */
export const companyNumberRules = [byCountry.kvkNumber, byCountry.belgianCompanyNumber, byCountry.belgianCheckDigits]

/** The rules of fields by name (VAL-03…VAL-06). Rules of format accept empty text: only `required` refuses it. */
export const fieldRules = { ...anyForm, ...byCountry }
