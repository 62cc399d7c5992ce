import { useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { FieldPath } from 'react-hook-form'
import { customerKind, guestSchema, localePath, passwordStrength, validateForm } from '../../../core/index.ts'
import type { FormCheck, GuestForm } from '../../../core/index.ts'
import { useFormCheck } from '../../bindings/useFormCheck.ts'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { Alert, Field, Select, TextInput, VisuallyHidden } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import styles from './CheckoutForm.module.css'
import { StepWays } from './StepWays.tsx'
import { useAddressLookup } from './useAddressLookup.ts'
import { useStep } from './useStep.ts'

const empty: GuestForm = {
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
  passwordConfirm: '',
}

const check = (values: GuestForm): FormCheck<GuestForm> => validateForm(guestSchema(customerKind(values)), values)

/** Step 1 of a guest: who, where to, and a password for the account that the order makes (CHK-04). */
export const GuestStep = () => {
  const shop = useShop()
  const { text, say } = useText()
  const { navigate } = useShopLocation()
  const { email, draft } = useStore(shop.checkout)
  const { busy, message, next } = useStep('information')
  const form = useForm<GuestForm>({ defaultValues: empty, mode: 'onBlur', resolver: useFormCheck(check, say) })
  const { register, handleSubmit, control, setValue, getValues, formState } = form
  const restored = useRef(false)
  const [country, password, zipCode, houseNumber, houseNumberAddition] = useWatch({
    control,
    name: ['countryCode', 'password', 'zipCode', 'houseNumber', 'houseNumberAddition'],
  })

  // What was filled in before a reload comes back; the server does not know it.
  useEffect(() => {
    if (restored.current) return
    restored.current = true
    if (email === '') {
      void navigate(localePath(shop.locale, '/checkout'), { replace: true })
      return
    }
    for (const [name, value] of Object.entries({ ...draft, emailAddress: email })) {
      if (typeof value === 'string') setValue(name as FieldPath<GuestForm>, value)
    }
  }, [email, draft, setValue, navigate, shop.locale])

  const keep = () => {
    const { password: _password, passwordConfirm: _confirm, ...rest } = getValues()
    shop.checkout.saveDraft(rest)
  }
  const lookup = useAddressLookup({ countryCode: country, zipCode, houseNumber, houseNumberAddition }, (place) => {
    setValue('streetName', place.street, { shouldValidate: place.street !== '' })
    setValue('city', place.city, { shouldValidate: place.city !== '' })
    keep()
  })

  const submit = handleSubmit(
    ({ passwordConfirm, ...registration }) => next({ form: registration, passwordConfirm }),
  )
  const problem = (name: FieldPath<GuestForm>): string | undefined => formState.errors[name]?.message
  const line = (name: FieldPath<GuestForm>, autoComplete: string, options: { required?: boolean; hint?: string; type?: string } = {}) => (
    <Field
      label={text(`account.${name}`)}
      required={options.required ?? true}
      note={options.required === false ? text('account.optional') : undefined}
      hint={options.hint}
      error={problem(name)}
    >
      <TextInput type={options.type ?? 'text'} autoComplete={autoComplete} {...register(name)} />
    </Field>
  )
  const strength = passwordStrength(password)

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} onBlur={keep} noValidate>
      {message === null ? null : <Alert tone="error">{say(message)}</Alert>}
      {line('emailAddress', 'email', { type: 'email' })}
      <div className={styles.pair}>
        {line('firstName', 'given-name')}
        {line('lastName', 'family-name')}
      </div>
      {line('phoneNumber', 'tel', { type: 'tel', hint: text('account.phoneHint') })}

      <h2 className={styles.heading}>{text('checkout.deliverTo')}</h2>
      <Field label={text('account.countryCode')} required error={problem('countryCode')}>
        <Select
          autoComplete="country"
          options={[
            { value: 'NL', label: text('account.countries.NL') },
            { value: 'BE', label: text('account.countries.BE') },
          ]}
          {...register('countryCode', {
            onChange: () => {
              for (const name of ['zipCode', 'houseNumber', 'houseNumberAddition', 'streetName', 'city', 'address'] as const) setValue(name, '')
            },
          })}
        />
      </Field>
      <div className={styles.place}>
        {line('zipCode', 'postal-code')}
        {line('houseNumber', 'off')}
        {line('houseNumberAddition', 'off', { required: false })}
      </div>
      <p role="status" className={styles.note}>
        {lookup === 'searching' ? text('account.lookupSearching') : lookup === 'failed' ? text('account.lookupFailed') : null}
      </p>
      {line('streetName', 'address-line1')}
      {line('city', 'address-level2')}

      <details className={styles.business}>
        <summary>{text('checkout.asBusiness')}</summary>
        <div className={styles.form}>
          {line('companyName', 'organization', { required: false })}
          {line('cocNumber', 'off', { required: false, hint: text('account.cocHint') })}
          {line('vatNumber', 'off', { required: false, hint: text('account.vatHint') })}
          {line('reference', 'off', { required: false })}
        </div>
      </details>

      <h2 className={styles.heading}>{text('checkout.accountTitle')}</h2>
      <p className={styles.note}>{text('checkout.accountText')}</p>
      <Field label={text('account.password')} required error={problem('password')}>
        <TextInput
          type="password"
          autoComplete="new-password"
          reveal={{ show: text('account.showPassword'), hide: text('account.hidePassword') }}
          {...register('password')}
        />
      </Field>
      <ul className={styles.rules} aria-label={text('account.passwordRules')}>
        {strength.rules.map(({ label, isValidated }) => (
          <li key={label.key} data-met={isValidated}>
            {say(label)}
            {isValidated ? <VisuallyHidden> {text('account.ruleMet')}</VisuallyHidden> : null}
          </li>
        ))}
      </ul>
      <Field label={text('account.passwordConfirm')} required error={problem('passwordConfirm')}>
        <TextInput
          type="password"
          autoComplete="new-password"
          reveal={{ show: text('account.showPassword'), hide: text('account.hidePassword') }}
          {...register('passwordConfirm')}
        />
      </Field>
      <StepWays step="information" busy={busy} label={text('checkout.toDelivery')} />
    </form>
  )
}
