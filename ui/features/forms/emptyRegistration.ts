import type { RegistrationForm } from '@thuishaven/core/account'
import { countryOf, defaultCountry } from '@thuishaven/core/locale'

/** A registration form before anything is filled in. */
export const emptyRegistration: RegistrationForm = {
  companyName: '',
  cocNumber: '',
  vatNumber: '',
  reference: '',
  countryCode: defaultCountry,
  firstName: '',
  lastName: '',
  address: '',
  zipCode: '',
  houseNumber: '',
  houseNumberAddition: '',
  streetName: '',
  city: '',
  emailAddress: '',
  phoneNumber: '',
  password: '',
}

/** Fields that a private person's form omits (REG-01). */
export const noCompany = { companyName: '', cocNumber: '', vatNumber: '', reference: '' } as const

/** A registration form as it was posted without a script. */
export const postedRegistration = (field: (name: string) => string): RegistrationForm => {
  const names = Object.keys(emptyRegistration) as (keyof RegistrationForm)[]
  const typed = { ...emptyRegistration, ...Object.fromEntries(names.map((name) => [name, field(name)])) }
  return { ...typed, countryCode: countryOf(field('countryCode')) }
}
