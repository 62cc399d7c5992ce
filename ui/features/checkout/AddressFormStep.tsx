import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { addressSchema, lookedUpByNumber } from '@thuishaven/core/account'
import type { Address, AddressForm, RegistrationForm } from '@thuishaven/core/account'
import type { Message } from '@thuishaven/core/notifications'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck, FormSchema } from '@thuishaven/core/validation'
import { addressesQuery, useShop, pathTo } from '../shop/index.ts'
import {
  errorsOf,
  useFormCheck,
  AddressFields,
  emptyRegistration,
  FormLine,
  FormSummary,
  useEarlyTyping,
  usePostedForm,
  fillStreet,
  formStyles,
} from '../forms/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { StepActions } from './StepActions.tsx'
import type { Step } from './useStep.ts'

/** Only the address counts here; the fields are those of the registration. */
const schema: FormSchema<AddressForm> = { ...addressSchema, fields: lookedUpByNumber<AddressForm>(addressSchema.fields) }
const check = (values: RegistrationForm): FormCheck<RegistrationForm> => ({ ...validateForm<AddressForm>(schema, values), values })

export interface AddressFormStepProps {
  /** The address that is mended; null: a new one. */
  readonly saved: Address | null
  readonly step: Step
}

/** Step 1 of a customer who corrects or adds an address, including the first one: it is saved in the account and selected for the order (CHK-02). */
export const AddressFormStep = ({ saved, step: { busy, message, next, setMessage } }: AddressFormStepProps) => {
  const shop = useShop()
  const queries = useQueryClient()
  const { text, t } = useMessages()
  const { session } = useStore(shop.session)
  const actionData = usePostedForm<RegistrationForm>()
  const [begun] = useState((): RegistrationForm => {
    const { firstName = '', lastName = '', companyName = '' } = session ?? {}
    return actionData?.values ?? { ...emptyRegistration, ...(saved ?? { firstName, lastName, companyName }) }
  })
  const [wrong] = useState(() => (actionData === null ? null : errorsOf(check(begun), t)))
  const [serverMessage, setServerMessage] = useState(actionData?.message ?? null)
  const shown = message ?? serverMessage
  const form = useForm<RegistrationForm>({
    defaultValues: begun,
    mode: 'onBlur',
    shouldFocusError: false,
    resolver: useFormCheck(check, t),
    ...(wrong === null ? {} : { errors: wrong }),
  })
  useEarlyTyping(form)
  const save = async (address: AddressForm): Promise<string | Message> => {
    if (saved === null) {
      const added = await shop.session.addAddress(address)
      return added.ok ? added.value.id : added.failure
    }
    const customer = await shop.customer.load().catch(() => null)
    if (customer === null) return { key: 'error.connection' }
    const changed = await customer.saveAddress(address, saved)
    return changed.ok ? saved.id : changed.failure
  }
  const send = form.handleSubmit(
    async ({ countryCode, zipCode, houseNumber, houseNumberAddition, streetName, city, address, firstName, lastName, companyName }) => {
      setMessage(null)
      setServerMessage(null)
      const place = { countryCode, zipCode, houseNumber, houseNumberAddition, streetName, city, address }
      const persisted = await save({ ...place, firstName, lastName, companyName })
      if (typeof persisted !== 'string') return setMessage(persisted)
      await queries.invalidateQueries({ queryKey: addressesQuery(shop).queryKey })
      const chosen = await shop.cart.choose({ addressId: persisted })
      return chosen.ok ? next() : setMessage({ key: 'checkout.choiceFailed' })
    },
    () => setMessage({ key: 'checkout.fieldsMissing' }),
  )
  const submit = async () => {
    await fillStreet(shop, form)
    await send()
  }
  return (
    <FormProvider {...form}>
      <form
        className={formStyles.form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        noValidate
      >
        <FormSummary title={shown === null ? undefined : t(shown)}>
          {shown === null ? null : <Alert tone="error">{t(shown)}</Alert>}
        </FormSummary>
        {session?.deliveryAddresses.length === 0 ? (
          <p>{text('checkout.noAddress')}</p>
        ) : (
          <Link href={pathTo(shop.locale, 'checkout.information')}>{text('checkout.toAddresses')}</Link>
        )}
        <FormLine name="companyName" autoComplete="organization" required={false} />
        <FormLine name="firstName" autoComplete="given-name" />
        <FormLine name="lastName" autoComplete="family-name" />
        <AddressFields begins={saved === null ? 'by number' : 'by hand'} extraLine={false} />
        <StepActions step="information" busy={busy || form.formState.isSubmitting} label={text('checkout.toDelivery')} />
      </form>
    </FormProvider>
  )
}
