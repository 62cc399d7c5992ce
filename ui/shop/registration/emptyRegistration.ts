import type { RegistrationForm } from '@thuishaven/core/account'

/** A registration form before anything is filled in. */
export const emptyRegistration: RegistrationForm = {
  companyName: '',
  cocNumber: '',
  vatNumber: '',
  reference: '',
  countryCode: 'NL',
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
