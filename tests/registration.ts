/** The password of every customer that a test makes. */
export const password = 'Welkom01'

/** What a new customer of a test registers with; the address is one that the look-up finds. */
export const registrationOf = (emailAddress: string) => ({
  countryCode: 'NL',
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '1011 AB',
  houseNumber: '1',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
  phoneNumber: '06-12345678',
  password,
  emailAddress,
})
