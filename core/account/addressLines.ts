import { dutchZipCode } from '../validation/fields.ts'
import type { AddressForm } from './address.ts'

/** Street, number and addition as they are written on an envelope: 'Prins Hendrikkade 1 2'. */
export const streetLine = ({
  streetName,
  houseNumber,
  houseNumberAddition,
}: Pick<AddressForm, 'streetName' | 'houseNumber' | 'houseNumberAddition'>): string =>
  [streetName, houseNumber, houseNumberAddition]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')

/** The line from the address search, as long as it matches street and number (ADR-09); else none. */
export const searchedLine = (form: Pick<AddressForm, 'address' | 'streetName' | 'houseNumber' | 'houseNumberAddition'>): string =>
  form.address === streetLine(form) ? form.address : ''

/** Zip code and city in postal format: '1011 AB Amsterdam', for any notation of the zip code. */
export const placeLine = ({ zipCode, city }: Pick<AddressForm, 'zipCode' | 'city'>): string =>
  `${dutchZipCode(zipCode) ?? zipCode.trim()} ${city.trim()}`.trim()
