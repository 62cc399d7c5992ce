/** Fields and forms and whether they are in order. */
export {
  belgianZipCode,
  dutchZipCode,
  fieldRules,
  isBelgianCompanyNumber,
  isDutchVatId,
  isEmailAddress,
  isHouseNumber,
  isKvkNumber,
  isPersonName,
  isPhoneNumber,
} from './fields.ts'
export { checkField, validateForm } from './forms.ts'
export type { FieldState, FormCheck, FormSchema, Rule } from './forms.ts'
