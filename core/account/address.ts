import type { CountryCode } from '../locale/locale.ts'

/** A saved address. */
export interface Address extends AddressForm {
  readonly id: string
  readonly uid: string
}

/** The address form; text as typed. */
export interface AddressForm {
  readonly companyName: string
  readonly countryCode: CountryCode
  readonly firstName: string
  readonly lastName: string
  readonly zipCode: string
  readonly houseNumber: string
  readonly houseNumberAddition: string
  readonly streetName: string
  readonly city: string
  /** Street and number in one line, where the address search filled it in (ADR-09). */
  readonly address?: string
}

/** Registration form; a private customer leaves the company fields empty. */
export interface RegistrationForm extends AddressForm {
  readonly cocNumber: string
  readonly vatNumber: string
  readonly reference: string
  /** An extra line of the address. */
  readonly address: string
  readonly emailAddress: string
  readonly phoneNumber: string
  readonly password: string
}
