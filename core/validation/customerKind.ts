import type { RegistrationForm } from '../account/address.ts'

/** Who fills in a form; a business has more fields to fill. */
export type CustomerKind = 'private' | 'business'

/** A form with anything in a company field is a business's. */
export const customerKind = (form: Pick<RegistrationForm, 'companyName' | 'cocNumber' | 'vatNumber'>): CustomerKind =>
  `${form.companyName}${form.cocNumber}${form.vatNumber}`.trim() === '' ? 'private' : 'business'
