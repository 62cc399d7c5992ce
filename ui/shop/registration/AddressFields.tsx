import { useFormContext, useWatch } from 'react-hook-form'
import type { RegistrationForm } from '@thuishaven/core/account'
import { Field, Select } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { FormLine } from './FormLine.tsx'
import styles from './registration.module.css'
import { useAddressLookup } from './useAddressLookup.ts'

const ofTheCountry = ['zipCode', 'houseNumber', 'houseNumberAddition', 'streetName', 'city', 'address'] as const

const sayings = { searching: 'account.lookupSearching', found: 'account.lookupFound', failed: 'account.lookupFailed' } as const

/** An address, whose street and city are looked up (ADR-03); inside a registration form's FormProvider. */
export const AddressFields = ({ onFilled }: { readonly onFilled?: () => void }) => {
  const { text } = useText()
  const { register, control, setValue, formState } = useFormContext<RegistrationForm>()
  const [countryCode, zipCode, houseNumber, houseNumberAddition] = useWatch({
    control,
    name: ['countryCode', 'zipCode', 'houseNumber', 'houseNumberAddition'],
  })
  const lookup = useAddressLookup({ countryCode, zipCode, houseNumber, houseNumberAddition }, ({ street, city }) => {
    setValue('streetName', street, { shouldValidate: street !== '' })
    setValue('city', city, { shouldValidate: city !== '' })
    onFilled?.()
  })
  const changeCountry = () => {
    for (const name of ofTheCountry) setValue(name, '')
  }
  return (
    <div className={styles.fields}>
      <Field label={text('account.countryCode')} required error={formState.errors.countryCode?.message}>
        <Select
          autoComplete="country"
          options={[
            { value: 'NL', label: text('account.countries.NL') },
            { value: 'BE', label: text('account.countries.BE') },
          ]}
          {...register('countryCode', { onChange: changeCountry })}
        />
      </Field>
      <div className={styles.place}>
        <FormLine name="zipCode" autoComplete="postal-code" />
        <FormLine name="houseNumber" autoComplete="off" />
        <FormLine name="houseNumberAddition" autoComplete="off" required={false} narrow />
      </div>
      <p role="status" className={`${styles.note} ${styles.found}`}>
        {lookup === 'idle' ? null : <span>{text(sayings[lookup])}</span>}
        {lookup === 'failed' ? <span> {text('account.lookupByHand')}</span> : null}
      </p>
      <FormLine name="streetName" autoComplete="address-line1" />
      <FormLine name="city" autoComplete="address-level2" />
      <FormLine name="address" autoComplete="address-line2" required={false} />
    </div>
  )
}
