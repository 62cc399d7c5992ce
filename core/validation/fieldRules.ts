import { belgianZipCode } from './belgianZipCode.ts'
import { dutchZipCode } from './dutchZipCode.ts'
import { isBelgianCompanyNumber } from './isBelgianCompanyNumber.ts'
import { isDutchVatId } from './isDutchVatId.ts'
import { isEmailAddress } from './isEmailAddress.ts'
import { isHouseNumber } from './isHouseNumber.ts'
import { isKvkNumber } from './isKvkNumber.ts'
import { isPersonName } from './isPersonName.ts'
import { isPhoneNumber } from './isPhoneNumber.ts'
import type { Rule } from './rule.ts'

/** Values of a form that has a country; the rules that differ by country look at it. */
interface WithCountry {
  readonly countryCode: string
}

const optional =
  (test: (text: string) => boolean) =>
  (text: string): boolean =>
    text === '' || test(text)

const inNetherlands = (values: WithCountry): boolean => values.countryCode !== 'BE'
const inBelgium = (values: WithCountry): boolean => values.countryCode === 'BE'

const anyForm = {
  required: { label: { key: 'validation.required' }, holds: (text) => text !== '' },
  email: { label: { key: 'validation.email' }, holds: optional(isEmailAddress) },
  name: { label: { key: 'validation.name' }, holds: optional(isPersonName) },
  phone: { label: { key: 'validation.phone' }, holds: optional(isPhoneNumber) },
  country: { label: { key: 'validation.country' }, holds: optional((text) => text === 'NL' || text === 'BE') },
} satisfies Record<string, Rule<unknown>>

const byCountry = {
  dutchZipCode: {
    label: { key: 'validation.zipCodeNL' },
    appliesTo: inNetherlands,
    holds: optional((text) => dutchZipCode(text) !== null),
  },
  belgianZipCode: {
    label: { key: 'validation.zipCodeBE' },
    appliesTo: inBelgium,
    holds: optional((text) => belgianZipCode(text) !== null),
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
  belgianCompanyNumber: { label: { key: 'validation.companyNumberBE' }, appliesTo: inBelgium, holds: optional(isBelgianCompanyNumber) },
  dutchVatId: { label: { key: 'validation.vatIdNL' }, appliesTo: inNetherlands, holds: optional(isDutchVatId) },
  belgianVatId: { label: { key: 'validation.vatIdBE' }, appliesTo: inBelgium, holds: optional(isBelgianCompanyNumber) },
} satisfies Record<string, Rule<WithCountry>>

/** The rules of fields by what they ask (VAL-03…VAL-06). Rules of format accept empty text: only `required` asks for text. */
export const fieldRules = { ...anyForm, ...byCountry }
