import type { Shop } from '@thuishaven/core'
import { canLookUp } from '@thuishaven/core/account'
import type { AddressForm } from '@thuishaven/core/account'

/** Fills in street and city of a Dutch zip code and number, where they are empty (ADR-03). */
export const withStreet = async <Form extends Omit<AddressForm, 'companyName' | 'firstName' | 'lastName'>>(
  { api }: Pick<Shop, 'api'>,
  form: Form,
): Promise<Form> => {
  if (form.streetName.trim() !== '' || !canLookUp(form)) return form
  const { countryCode, zipCode, houseNumber, houseNumberAddition } = form
  const found = await api.address({ countryCode, zipCode, houseNumber, houseNumberAddition })
  return found.ok ? { ...form, streetName: found.value.street, city: found.value.city } : form
}

/** The fields of an open form that a look-up needs and sets. */
interface AddressInputs {
  readonly getValues: () => Omit<AddressForm, 'companyName' | 'firstName' | 'lastName'>
  readonly setValue: (name: 'streetName' | 'city', value: string) => void
}

/** The same in an open form, at the press of its button: who is faster than the look-up has the street too. */
export const fillStreet = async (shop: Pick<Shop, 'api'>, { getValues, setValue }: AddressInputs): Promise<void> => {
  const { streetName, city } = await withStreet(shop, getValues())
  setValue('streetName', streetName)
  setValue('city', city)
}
