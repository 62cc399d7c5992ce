import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FoundAddress, RegistrationForm } from '@thuishaven/core/account'
import { useShop } from '../../bindings/ShopContext.ts'
import { Button, Field, Select } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { AddressSearch } from './AddressSearch.tsx'
import { FormLine } from './FormLine.tsx'
import styles from './registration.module.css'
import { useAddressLookup } from './useAddressLookup.ts'

const ofTheCountry = ['zipCode', 'houseNumber', 'houseNumberAddition', 'streetName', 'city', 'address'] as const
const ofTheSearch = ['zipCode', 'houseNumber', 'houseNumberAddition', 'streetName', 'city'] as const

const sayings = { searching: 'account.lookupSearching', found: 'account.lookupFound', failed: 'account.lookupFailed' } as const

export interface AddressFieldsProps {
  readonly onFilled?: () => void
  /** Fields that stand between country and place. */
  readonly names?: ReactNode
  /** How the form begins: with the fields to type in, or with the search and what it found. */
  readonly begins?: 'by hand' | 'by search'
  /** Whether there is room for a line that no other field has. */
  readonly extraLine?: boolean
}

/**
 * An address, inside a registration form's FormProvider: street and city of a Dutch zip code and number are looked up (ADR-03), the rest is
 * searched for while typing (ADR-04), and all of it can be typed by hand.
 */
export const AddressFields = ({ onFilled, names, begins = 'by hand', extraLine = true }: AddressFieldsProps) => {
  const { toasts } = useShop()
  const { text } = useText()
  const { register, control, setValue, formState } = useFormContext<RegistrationForm>()
  const [countryCode, zipCode, houseNumber, houseNumberAddition, streetName, city] = useWatch({
    control,
    name: ['countryCode', 'zipCode', 'houseNumber', 'houseNumberAddition', 'streetName', 'city'],
  })
  const [byHand, setByHand] = useState(begins === 'by hand')
  const { errors } = formState
  const lookup = useAddressLookup({ countryCode, zipCode, houseNumber, houseNumberAddition }, { streetName, city }, (found) => {
    setValue('streetName', found?.street ?? '', { shouldValidate: found !== null, shouldDirty: true })
    setValue('city', found?.city ?? '', { shouldValidate: found !== null, shouldDirty: true })
    if (found === null) {
      setByHand(true)
      toasts.show({ type: 'warning', message: { key: 'account.lookupFailed' } })
    }
    onFilled?.()
  })
  const changeCountry = () => {
    for (const name of ofTheCountry) setValue(name, '')
  }
  const { know } = lookup
  const fill = useCallback(
    (address: FoundAddress): void => {
      know(address)
      for (const name of ofTheSearch) setValue(name, address[name], { shouldValidate: true, shouldDirty: true })
      setByHand(false)
      onFilled?.()
    },
    [know, setValue, onFilled],
  )
  // What is wrong must be seen to be mended.
  if (!byHand && ofTheSearch.some((name) => errors[name] !== undefined)) setByHand(true)
  const place = (
    <div className={styles.place}>
      <FormLine name="zipCode" autoComplete="postal-code" />
      <FormLine name="houseNumber" autoComplete="off" />
      <FormLine name="houseNumberAddition" autoComplete="off" required={false} narrow />
    </div>
  )
  return (
    <div className={styles.fields}>
      <Field label={text('account.countryCode')} required error={errors.countryCode?.message}>
        <Select
          autoComplete="country"
          defaultValue={formState.defaultValues?.countryCode ?? 'NL'}
          options={[
            { value: 'NL', label: text('account.countries.NL') },
            { value: 'BE', label: text('account.countries.BE') },
          ]}
          {...register('countryCode', { onChange: changeCountry })}
        />
      </Field>
      {names}
      {countryCode === 'NL' || byHand ? place : null}
      <p role="status" className={`${styles.note} ${styles.found}`}>
        {lookup.state === 'idle' ? null : <span>{text(sayings[lookup.state])}</span>}
        {lookup.state === 'failed' ? <span> {text('account.lookupByHand')}</span> : null}
      </p>
      {byHand ? (
        <>
          <FormLine name="streetName" autoComplete="address-line1" />
          <FormLine name="city" autoComplete="address-level2" />
        </>
      ) : (
        <>
          <AddressSearch key={countryCode} countryCode={countryCode} onFound={fill} />
          {streetName === '' ? null : (
            <p className={styles.chosen} data-testid="chosen-address">
              {`${streetName} ${houseNumber} ${houseNumberAddition}`.trim()}, {zipCode} {city}
            </p>
          )}
        </>
      )}
      <div>
        <Button variant="quiet" size="s" onClick={() => setByHand(!byHand)}>
          {text(byHand ? 'account.addressBySearch' : 'account.addressByHand')}
        </Button>
      </div>
      {extraLine ? <FormLine name="address" autoComplete="address-line2" required={false} /> : null}
    </div>
  )
}
