import type { RegistrationForm } from '../account/address.ts'

export const person: RegistrationForm = {
  companyName: '',
  cocNumber: '',
  vatNumber: '',
  reference: '',
  countryCode: 'NL',
  firstName: 'Jan',
  lastName: 'de Vries',
  address: '',
  zipCode: '1011 AB',
  houseNumber: '1',
  houseNumberAddition: '',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
  emailAddress: 'jan@voorbeeld.nl',
  phoneNumber: '0612345678',
  password: 'Welkom01',
}

export const company: RegistrationForm = {
  ...person,
  companyName: 'Haven bv',
  cocNumber: '12345678',
  vatNumber: 'NL004495445B01',
  reference: 'R1',
}

export const empty = Object.fromEntries(Object.keys(person).map((name) => [name, ''])) as unknown as RegistrationForm
