import type { validation as dutch } from '../nld/validation.ts'

export const validation: typeof dutch = {
  required: 'Please fill this in.',
  email: 'Please give a valid e-mail address, for example name@example.com.',
  name: 'Use letters, spaces, an apostrophe or a hyphen only.',
  phone: 'Use digits and hyphens only.',
  country: 'Choose the Netherlands or Belgium.',
  zipCodeNL: 'Please give a zip code like 1011 AB.',
  zipCodeBE: 'Please give a zip code of 4 digits.',
  houseNumberNL: 'Please give a house number in digits.',
  houseNumberBE: 'Please give a house number.',
  kvkNumber: 'A chamber of commerce number has 8 digits.',
  companyNumberBE: 'A Belgian company number has 10 digits.',
  vatIdNL: 'A Dutch VAT number looks like NL123456789B01.',
  vatIdBE: 'A Belgian VAT number looks like BE0123456789.',
  passwordLength: 'At least 8 characters',
  passwordUpperCase: 'An upper-case letter',
  passwordLowerCase: 'A lower-case letter',
  passwordDigit: 'A digit',
  passwordsDiffer: 'The passwords are not the same.',
}
