import { useCallback, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { placeLine, streetLine } from '@thuishaven/core/account'
import type { FoundAddress, RegistrationForm } from '@thuishaven/core/account'
import { countryCodes, defaultCountry, findsStreets } from '@thuishaven/core/locale'
import { useShop } from '../shop/index.ts'
import { Button, Field, Select } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AddressSearch } from './AddressSearch.tsx'
import { FormLine } from './FormLine.tsx'
import formStyles from './form.module.css'
import styles from './registration.module.css'
import { useAddressLookup } from './useAddressLookup.ts'

const ofTheCountry = ['zipCode', 'houseNumber', 'houseNumberAddition', 'streetName', 'city', 'address'] as const
const byTheNumber = ['streetName', 'city'] as const
const ofTheSearch = ['zipCode', 'houseNumber', 'houseNumberAddition', ...byTheNumber] as const

const flashKeys = { searching: 'account.lookupSearching', found: 'account.lookupFound', failed: 'account.lookupFailed' } as const

/**
 * How an address is entered: by postcode and number, which show as text what they lead to; by search, which finds it while one types; or by
 * hand, all of it.
 */
type Way = 'by number' | 'by search' | 'by hand'

export interface AddressFieldsProps {
  readonly onFilled?: () => void
  /** Fields between country and town. */
  readonly names?: ReactNode
  readonly begins?: Way
  /** Whether there is room for a line that no other field has. */
  readonly extraLine?: boolean
}

/**
 * An address, inside a registration form's FormProvider: street and city of a Dutch zip code and number are looked up (ADR-03), the rest is
 * searched for while typing (ADR-04), and all of it can be typed by hand.
 */
export const AddressFields = ({ onFilled, names, begins = 'by hand', extraLine = true }: AddressFieldsProps) => {
  const { toasts } = useShop()
  const { text } = useMessages()
  const { register, control, getValues, setValue, setFocus, formState } = useFormContext<RegistrationForm>()
  const [countryCode, zipCode, houseNumber, houseNumberAddition, streetName, city] = useWatch({
    control,
    name: ['countryCode', 'zipCode', 'houseNumber', 'houseNumberAddition', 'streetName', 'city'],
  })
  const [way, setWay] = useState(begins)
  const { errors } = formState
  // A look-up that failed opens the fields; they stay until one succeeds.
  const [failed, setFailed] = useState(false)
  /** The notification of a failed lookup: it is closed when one succeeds. */
  const notFound = useRef<string | null>(null)
  const fillStreet = (street: string, city: string): void => {
    setValue('streetName', street, { shouldValidate: street !== '', shouldDirty: true })
    setValue('city', city, { shouldValidate: city !== '', shouldDirty: true })
  }
  const lookup = useAddressLookup(
    { countryCode, zipCode, houseNumber, houseNumberAddition },
    () => getValues('streetName'),
    (found) => {
      fillStreet(found?.street ?? '', found?.city ?? '')
      setFailed(found === null)
      if (found === null) {
        if (way === 'by search') setWay('by hand')
        notFound.current = toasts.show({ type: 'warning', message: { key: 'account.lookupFailed' } })
      } else if (notFound.current !== null) toasts.dismiss(notFound.current)
      onFilled?.()
    },
    () => {
      // With manual input the street is visible and can be corrected.
      if (way === 'by number') fillStreet('', '')
    },
  )
  const changeCountry = () => {
    for (const name of ofTheCountry) setValue(name, '')
    setFailed(false)
  }
  const { know } = lookup
  const fill = useCallback(
    (address: FoundAddress): void => {
      know(address)
      for (const name of ofTheSearch) setValue(name, address[name], { shouldValidate: true, shouldDirty: true })
      if (!extraLine) setValue('address', streetLine(address), { shouldDirty: true })
      setWay(begins === 'by number' ? begins : 'by search')
      onFilled?.()
    },
    [begins, extraLine, know, setValue, onFilled],
  )
  // Invalid fields must be visible.
  const hidden = way === 'by number' ? byTheNumber : ofTheSearch
  if (way !== 'by hand' && hidden.some((name) => errors[name] !== undefined)) setWay('by hand')
  const hasLookup = findsStreets(countryCode)
  const shown = way === 'by number' && (!hasLookup || failed) ? 'by hand' : way
  const chosen =
    streetName === '' || shown === 'by hand'
      ? null
      : `${streetLine({ streetName, houseNumber, houseNumberAddition })}, ${placeLine({ zipCode, city })}`
  const place = (
    <div className={styles.place}>
      <FormLine name="zipCode" autoComplete="postal-code" />
      <FormLine name="houseNumber" autoComplete="off" />
      <FormLine name="houseNumberAddition" autoComplete="off" required={false} narrow />
    </div>
  )
  const street = (
    <div className={styles.pair}>
      <FormLine name="streetName" autoComplete="address-line1" />
      <FormLine name="city" autoComplete="address-level2" />
    </div>
  )
  // Before what it replaces, so that nobody types an address before seeing that it can be found; it stays there, under the pointer. Postcode and
  // number remain where a look-up uses them. Beside a look-up by number it comes last, because it appears while the shopper is in those fields.
  const otherWay =
    shown === 'by number' ? null : (
      <div>
        <Button
          variant="secondary"
          size="s"
          onClick={() => {
            if (shown === 'by hand') return setWay('by search')
            // It is pressed to type, in fields that appear with it.
            flushSync(() => setWay('by hand'))
            return setFocus('streetName')
          }}
        >
          {text(shown === 'by hand' ? 'account.addressBySearch' : 'account.addressTypeIt')}
        </Button>
      </div>
    )
  const received = lookup.state === 'idle' || (lookup.state === 'found' && shown === 'by number') ? null : text(flashKeys[lookup.state])
  return (
    <div className={styles.fields}>
      <Field label={text('account.countryCode')} required error={errors.countryCode?.message}>
        <Select
          autoComplete="country"
          defaultValue={formState.defaultValues?.countryCode ?? defaultCountry}
          options={countryCodes.map((code) => ({ value: code, label: text(`account.countries.${code}`) }))}
          {...register('countryCode', { onChange: changeCountry })}
        />
      </Field>
      {names}
      {begins === 'by number' || hasLookup ? null : otherWay}
      {hasLookup || shown === 'by hand' ? place : null}
      {begins === 'by number' || !hasLookup ? null : otherWay}
      <div className={shown === 'by number' ? styles.lookup : styles.result}>
        <p role="status" className={formStyles.note}>
          {received === null ? null : <span>{received}</span>}
          {lookup.state === 'failed' ? <span> {text('account.lookupByHand')}</span> : null}
          {shown === 'by number' && chosen !== null ? (
            <span className={styles.chosen} data-testid="chosen-address">
              {chosen}
            </span>
          ) : null}
        </p>
        {shown === 'by number' && chosen !== null ? (
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              flushSync(() => setWay('by hand'))
              setFocus('streetName')
            }}
          >
            {text('account.addressByHand')}
          </Button>
        ) : null}
      </div>
      {shown === 'by number' ? <noscript>{street}</noscript> : null}
      {shown === 'by hand' ? street : null}
      {shown === 'by search' ? (
        <>
          <AddressSearch key={countryCode} countryCode={countryCode} onFound={fill} />
          {chosen === null ? null : (
            <p className={styles.chosen} data-testid="chosen-address">
              {chosen}
            </p>
          )}
        </>
      ) : null}
      {begins === 'by number' ? otherWay : null}
      {extraLine && shown !== 'by number' ? <FormLine name="address" autoComplete="address-line2" required={false} /> : null}
    </div>
  )
}
