import type { AddressForm } from '../account/address.ts'
import { fieldRules as rules } from './fieldRules.ts'
import type { FormSchema } from './formSchema.ts'

/** Address of the address book and of the checkout: everything but company and addition is required (VAL-06). */
export const addressSchema: FormSchema<AddressForm> = {
  fields: {
    companyName: [],
    countryCode: [rules.required, rules.country],
    firstName: [rules.required, rules.name],
    lastName: [rules.required, rules.name],
    zipCode: [rules.required, rules.dutchZipCode, rules.belgianZipCode],
    houseNumber: [rules.required, rules.dutchHouseNumber, rules.belgianHouseNumber],
    houseNumberAddition: [],
    streetName: [rules.required],
    city: [rules.required],
  },
  message: null,
}
