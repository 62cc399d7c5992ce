import { useCallback, useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { FieldPath } from 'react-hook-form'
import { customerKind } from '@thuishaven/core/account'
import type { CustomerKind } from '@thuishaven/core/account'
import { guestFormState, guestKind, guestSchema } from '@thuishaven/core/checkout'
import type { GuestForm } from '@thuishaven/core/checkout'
import { validateForm } from '@thuishaven/core/validation'
import { useConfig, useShop, pathTo } from '../shop/index.ts'
import {
  errorsOf,
  useFormCheck,
  AddressFields,
  CompanyFields,
  emptyRegistration,
  noCompany,
  FormSummary,
  PasswordField,
  PasswordRules,
  PersonFields,
  fillStreet,
  formStyles,
} from '../forms/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import styles from './CheckoutForm.module.css'
import { StepActions } from './StepActions.tsx'
import { useFlash } from './useFlash.ts'
import type { Step } from './useStep.ts'

const empty: GuestForm = { ...emptyRegistration, passwordConfirm: '' }

const businessId = 'order-as-business'
/** Reads from the element whether the section is open, because it may have been opened before hydration. */
const businessSection = (): HTMLDetailsElement | null =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLDetailsElement>(`#${businessId}`)

/** Step 1 of a guest: name, address, and a password for the account that the order creates, as the settings require (CHK-04). */
export const GuestStep = ({ step: { busy, stay, message, next, setMessage } }: { readonly step: Step }) => {
  const shop = useShop()
  const { text, t } = useMessages()
  const { guestPassword, privateCustomers } = useConfig()
  const [, navigate] = useLocation()
  const { draft } = useStore(shop.checkout)
  const [flash] = useState(useFlash())
  // An open section makes it the form for companies, with all fields required; a closed one is not part of a private order (REG-01).
  const filledIn = useCallback(
    (values: GuestForm): GuestForm => (businessSection()?.open === false ? { ...values, ...noCompany } : values),
    [],
  )
  const kindOf = useCallback(
    (values: GuestForm): CustomerKind => (businessSection()?.open === true ? 'business' : guestKind(values, privateCustomers)),
    [privateCustomers],
  )
  const check = useCallback(
    (values: GuestForm) => validateForm(guestSchema(kindOf(filledIn(values)), guestPassword), filledIn(values)),
    [filledIn, kindOf, guestPassword],
  )
  const [begun] = useState((): GuestForm => ({ ...empty, ...draft }))
  const [begunAsBusiness] = useState(() => guestKind(begun, privateCustomers) === 'business')
  // The errors of a form that was posted without JavaScript.
  const [actionData] = useState(() => (flash?.reason === 'wrongFields' ? errorsOf(check(begun), t) : null))
  const form = useForm<GuestForm>({
    defaultValues: begun,
    mode: 'onBlur',
    shouldFocusError: false,
    resolver: useFormCheck(check, t),
    ...(actionData === null ? {} : { errors: actionData }),
  })
  const { handleSubmit, control, setValue, getValues } = form
  const restored = useRef(false)
  const password = useWatch({ control, name: 'password' })

  // Restores values from before a reload, which the server does not have.
  useEffect(() => {
    if (restored.current) return
    restored.current = true
    // The copy on the device is read at the first subscription, which is later than what this was rendered with.
    const { email, draft } = shop.checkout.getSnapshot()
    if (email === '') {
      void navigate(pathTo(shop.locale, 'checkout'), { replace: true })
      return
    }
    const typed = getValues()
    for (const [field, value] of Object.entries({ ...typed, ...draft, emailAddress: email })) {
      const name = field as FieldPath<GuestForm>
      // What was typed before hydration is newer, and may be what the server found missing.
      const isNewer = typed[name] !== begun[name]
      if (typeof value === 'string') setValue(name, isNewer ? typed[name] : value, { shouldValidate: isNewer && actionData !== null })
    }
    const section = businessSection()
    if (section !== null && customerKind({ ...empty, ...draft }) === 'business') section.open = true
  }, [shop, setValue, getValues, navigate, begun, actionData])

  const keep = () => {
    const { password: _password, passwordConfirm: _confirm, ...rest } = filledIn(getValues())
    shop.checkout.saveDraft(rest)
  }
  const send = handleSubmit(
    ({ passwordConfirm, ...registration }) => {
      keep()
      return next({ form: registration, passwordConfirm })
    },
    () => {
      keep()
      setMessage({
        key:
          guestFormState(filledIn(getValues()), guestPassword, kindOf(filledIn(getValues()))) === 'incomplete'
            ? 'checkout.fieldsMissing'
            : 'checkout.checkInformation',
      })
    },
  )
  const submit = async () => {
    await fillStreet(shop, form)
    await send()
  }
  const isOfOldAccount = stay?.reason === 'emailTaken'

  return (
    <FormProvider {...form}>
      <form
        className={formStyles.form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        onBlur={keep}
        noValidate
      >
        <FormSummary title={message === null ? undefined : t(message)}>
          {message === null ? null : (
            <Alert
              tone="error"
              action={isOfOldAccount ? <Link href={pathTo(shop.locale, 'checkout.login')}>{text('account.login')}</Link> : undefined}
            >
              {t(message)}
            </Alert>
          )}
        </FormSummary>
        <PersonFields />

        <h2 className={formStyles.heading}>{text('checkout.deliverTo')}</h2>
        <AddressFields onFilled={keep} begins="by number" />

        {privateCustomers ? (
          <details id={businessId} className={styles.business} open={begunAsBusiness} onToggle={keep}>
            <summary>{text('checkout.asBusiness')}</summary>
            <CompanyFields />
          </details>
        ) : (
          <>
            <h2 className={formStyles.heading}>{text('account.companyTitle')}</h2>
            <CompanyFields />
          </>
        )}

        {guestPassword === 'none' ? (
          <p className={formStyles.note}>{text('checkout.noPasswordText')}</p>
        ) : (
          <>
            <h2 className={formStyles.heading}>{text('checkout.accountTitle')}</h2>
            <p className={formStyles.note}>{text('checkout.accountText')}</p>
            <PasswordField name="password" label={text('account.password')} autoComplete="new-password" />
            <PasswordRules typed={password} />
          </>
        )}
        {guestPassword === 'twice' ? (
          <PasswordField name="passwordConfirm" label={text('account.passwordConfirm')} autoComplete="new-password" />
        ) : null}
        <StepActions step="information" busy={busy} label={text('checkout.toDelivery')} />
      </form>
    </FormProvider>
  )
}
