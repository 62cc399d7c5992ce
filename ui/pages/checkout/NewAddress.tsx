import { FormProvider, useForm } from 'react-hook-form'
import { addressSchema, askedByNumber } from '@thuishaven/core/account'
import type { AddressForm, RegistrationForm } from '@thuishaven/core/account'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck, FormSchema } from '@thuishaven/core/validation'
import { useFormCheck } from '../../bindings/useFormCheck.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { Alert } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { AddressFields } from '../../shop/registration/AddressFields.tsx'
import { emptyRegistration } from '../../shop/registration/emptyRegistration.ts'
import { FormLine } from '../../shop/registration/FormLine.tsx'
import { FormSummary } from '../../shop/registration/FormSummary.tsx'
import { withStreet } from '../../shop/registration/withStreet.ts'
import formStyles from '../../shop/registration/form.module.css'
import { StepWays } from './StepWays.tsx'
import { useStep } from './useStep.ts'

/** Only the address counts here; the fields are those of the registration. */
const schema: FormSchema<AddressForm> = { ...addressSchema, fields: askedByNumber<AddressForm>(addressSchema.fields) }
const check = (values: RegistrationForm): FormCheck<RegistrationForm> => {
  const { valid, errors, message } = validateForm<AddressForm>(schema, values)
  return { valid, errors, values, message }
}

/** Step 1 of a customer without an address: the first one is filled in here and kept in the account (CHK-02). */
export const NewAddress = () => {
  const shop = useShop()
  const { cart, session } = shop
  const { text, say } = useText()
  const { busy, message, next, setMessage } = useStep('information')
  const { firstName = '', lastName = '', companyName = '' } = session.getSnapshot().session ?? {}
  const form = useForm<RegistrationForm>({
    defaultValues: { ...emptyRegistration, firstName, lastName, companyName },
    mode: 'onBlur',
    resolver: useFormCheck(check, say),
  })
  const send = form.handleSubmit(
    async ({ countryCode, zipCode, houseNumber, houseNumberAddition, streetName, city, ...names }) => {
      setMessage(null)
      const place = { countryCode, zipCode, houseNumber, houseNumberAddition, streetName, city }
      const { firstName: first, lastName: last, companyName: company } = names
      const saved = await session.addAddress({ ...place, firstName: first, lastName: last, companyName: company })
      if (!saved.ok) return setMessage(saved.failure)
      const chosen = await cart.choose({ addressId: saved.value.id })
      return chosen.ok ? next() : setMessage({ key: 'checkout.choiceFailed' })
    },
    () => setMessage({ key: 'checkout.fieldsMissing' }),
  )
  const submit = async () => {
    // Who is faster than the look-up has it made at the press.
    const { streetName, city } = await withStreet(shop, form.getValues())
    form.setValue('streetName', streetName)
    form.setValue('city', city)
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
        <FormSummary title={message === null ? undefined : say(message)}>
          {message === null ? null : <Alert tone="error">{say(message)}</Alert>}
        </FormSummary>
        <p>{text('checkout.noAddress')}</p>
        <FormLine name="firstName" autoComplete="given-name" />
        <FormLine name="lastName" autoComplete="family-name" />
        <AddressFields begins="by number" />
        <StepWays step="information" busy={busy || form.formState.isSubmitting} label={text('checkout.toDelivery')} />
      </form>
    </FormProvider>
  )
}
