import type { AddressForm, RegistrationForm } from './address.ts'
import { findsStreets } from '../locale/country.ts'
import { newPasswordRules } from './password.ts'
import { companyNumberRules, fieldRules as rules, isHouseNumber, isZipCode, vatIdRules } from '../validation/fields.ts'
import { atMost, lineLimit } from '../validation/atMost.ts'
import type { FormSchema, Rule } from '../validation/forms.ts'

/** The kind of customer; a business has more fields. */
export type CustomerKind = 'private' | 'business'

/** A form with anything in a company field is a business's. */
export const customerKind = (form: Pick<RegistrationForm, 'companyName' | 'cocNumber' | 'vatNumber' | 'reference'>): CustomerKind =>
  `${form.companyName}${form.cocNumber}${form.vatNumber}${form.reference}`.trim() === '' ? 'private' : 'business'

const line = atMost(lineLimit)

/** Address of the address book and of the checkout: everything but company and addition is required (VAL-06). */
export const addressSchema: FormSchema<AddressForm> = {
  fields: {
    companyName: [line],
    countryCode: [rules.required, rules.country],
    firstName: [rules.required, rules.name, line],
    lastName: [rules.required, rules.name, line],
    zipCode: [rules.required, rules.dutchZipCode, rules.belgianZipCode],
    houseNumber: [rules.required, rules.dutchHouseNumber, rules.belgianHouseNumber],
    houseNumberAddition: [line],
    streetName: [rules.required, line],
    city: [rules.required, line],
    address: [line],
  },
  message: null,
}

/** Whether street and city can be looked up: of a zip code and house number of a country where they name a street (ADR-03). */
export const canLookUp = ({ countryCode, zipCode, houseNumber }: Pick<AddressForm, 'countryCode' | 'zipCode' | 'houseNumber'>): boolean =>
  findsStreets(countryCode) && isZipCode(countryCode, zipCode) && isHouseNumber(countryCode, houseNumber.trim())

/** The fields of a form in which zip code and number come first: where a number names it, a street is missed once it can be looked up (ADR-03). */
export const lookedUpByNumber = <Form extends AddressForm>(fields: FormSchema<Form>['fields']): FormSchema<Form>['fields'] => {
  const withFollowing = (all: readonly Rule<Form>[]): readonly Rule<Form>[] =>
    all.map((rule) => ({ ...rule, appliesTo: (form) => !findsStreets(form.countryCode) || canLookUp(form) }))
  return { ...fields, streetName: withFollowing(fields.streetName), city: withFollowing(fields.city) }
}

type CompanyFields = Pick<FormSchema<RegistrationForm>['fields'], 'companyName' | 'cocNumber' | 'vatNumber' | 'reference'>

/** Company fields never block a private customer's form, whatever they contain. */
const companyFields: Readonly<Record<CustomerKind, CompanyFields>> = {
  private: { companyName: [], cocNumber: [], vatNumber: [], reference: [] },
  business: {
    companyName: [rules.required, line],
    cocNumber: [rules.required, ...companyNumberRules],
    vatNumber: [rules.required, ...vatIdRules],
    reference: [rules.required, line],
  },
}

/** Registration (REG-01): a business fills in everything but `address` and the house number's addition. */
export const registrationSchema = (kind: CustomerKind): FormSchema<RegistrationForm> => ({
  fields: {
    ...companyFields[kind],
    countryCode: addressSchema.fields.countryCode,
    firstName: addressSchema.fields.firstName,
    lastName: addressSchema.fields.lastName,
    address: [line],
    zipCode: addressSchema.fields.zipCode,
    houseNumber: addressSchema.fields.houseNumber,
    houseNumberAddition: addressSchema.fields.houseNumberAddition,
    streetName: addressSchema.fields.streetName,
    city: addressSchema.fields.city,
    emailAddress: [rules.required, rules.email, line],
    phoneNumber: [rules.required, rules.phone, line],
    password: newPasswordRules,
  },
  message: null,
})
