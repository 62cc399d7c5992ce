import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { invoiceSchema } from '@thuishaven/core/account'
import type { InvoiceForm, PersonalDetails } from '@thuishaven/core/account'
import { defaultCountry } from '@thuishaven/core/locale'
import type { CountryCode } from '@thuishaven/core/locale'
import type { Message } from '@thuishaven/core/notifications'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { detailsQuery, pathTo, useShop } from '../shop/index.ts'
import { useFormCheck, formStyles } from '../forms/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Button, Disclosure, Field, Link, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

const check = (values: InvoiceForm): FormCheck<InvoiceForm> => validateForm(invoiceSchema, values)

const Form = ({ details, countryCode }: { readonly details: PersonalDetails; readonly countryCode: CountryCode }) => {
  const shop = useShop()
  const queries = useQueryClient()
  const { text, t } = useMessages()
  const [problem, setProblem] = useState<Message | null>(null)
  const { vatNumber } = details
  const { register, handleSubmit, formState } = useForm<InvoiceForm>({
    defaultValues: { vatNumber, countryCode },
    mode: 'onBlur',
    resolver: useFormCheck(check, t),
  })
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    setProblem(null)
    const customer = await shop.customer.load().catch(() => null)
    const result = customer === null ? null : await customer.saveOnInvoice(values, details)
    if (result === null) return setProblem({ key: 'error.connection' })
    if (!result.ok) return setProblem(result.failure)
    shop.toasts.show({ type: 'success', message: result.value })
    // Prices may be without VAT from now on, or with it.
    return queries.invalidateQueries()
  })
  return (
    <form className={formStyles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={text('account.vatNumber')}
        note={text('account.optional')}
        hint={text('account.vatHint')}
        error={errors.vatNumber?.message}
      >
        <TextInput autoComplete="off" {...register('vatNumber')} />
      </Field>
      {problem === null ? null : <Alert tone="error">{t(problem)}</Alert>}
      <div>
        <Button type="submit" variant="secondary" busy={formState.isSubmitting} busyText={text('checkout.busy')}>
          {text('checkout.onInvoiceSave')}
        </Button>
      </div>
    </form>
  )
}

/**
 * A company's VAT number on the invoice, which can be corrected before the order; without JavaScript in the account. Renders nothing for private
 * customers.
 */
export const InvoiceDetails = () => {
  const shop = useShop()
  const { text } = useMessages()
  const hydrated = useHydrated()
  const { session } = useStore(shop.session)
  const isCompany = session !== null && session.companyName !== ''
  const { data: details } = useQuery({ ...detailsQuery(shop), enabled: isCompany })
  if (!isCompany || details === undefined) return null
  const { vatNumber } = details
  const facts = vatNumber === '' ? text('checkout.noVatNumber') : `${text('account.vatNumber')} ${vatNumber}`
  return (
    <Disclosure summary={text('checkout.onInvoice', { company: session.companyName, facts })}>
      {hydrated ? (
        <Form key={vatNumber} details={details} countryCode={session.invoiceAddresses[0]?.countryCode ?? defaultCountry} />
      ) : (
        <Link href={pathTo(shop.locale, 'account.information')}>{text('checkout.onInvoiceChange')}</Link>
      )}
    </Disclosure>
  )
}
