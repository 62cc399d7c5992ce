import type { RegistrationForm } from '../account/address.ts'
import { addressSchema } from './addressSchema.ts'
import type { CustomerKind } from './customerKind.ts'
import { fieldRules as rules } from './fieldRules.ts'
import type { FormSchema } from './formSchema.ts'
import { passwordRules } from './passwordRules.ts'

type CompanyFields = Pick<FormSchema<RegistrationForm>['fields'], 'companyName' | 'cocNumber' | 'vatNumber' | 'reference'>

/** A private customer's form is not held up by company data, whatever stands in it. */
const companyFields: Readonly<Record<CustomerKind, CompanyFields>> = {
  private: { companyName: [], cocNumber: [], vatNumber: [], reference: [] },
  business: {
    companyName: [rules.required],
    cocNumber: [rules.required, rules.kvkNumber, rules.belgianCompanyNumber],
    vatNumber: [rules.required, rules.dutchVatId, rules.belgianVatId],
    reference: [rules.required],
  },
}

/** Registration (REG-01): a business fills in everything but `address` and the house number's addition. */
export const registrationSchema = (kind: CustomerKind): FormSchema<RegistrationForm> => ({
  fields: {
    ...companyFields[kind],
    countryCode: addressSchema.fields.countryCode,
    firstName: addressSchema.fields.firstName,
    lastName: addressSchema.fields.lastName,
    address: [],
    zipCode: addressSchema.fields.zipCode,
    houseNumber: addressSchema.fields.houseNumber,
    houseNumberAddition: [],
    streetName: addressSchema.fields.streetName,
    city: addressSchema.fields.city,
    emailAddress: [rules.required, rules.email],
    phoneNumber: [rules.required, rules.phone],
    password: [rules.required, ...passwordRules],
  },
  message: null,
})
