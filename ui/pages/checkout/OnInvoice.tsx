import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { invoiceSchema } from '@thuishaven/core/account'
import type { InvoiceForm, PersonalDetails } from '@thuishaven/core/account'
import type { CountryCode } from '@thuishaven/core/locale'
import type { Message } from '@thuishaven/core/notifications'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { detailsQuery } from '../../bindings/customerQueries.ts'
import { useFormCheck } from '../../bindings/useFormCheck.ts'
import { useIsAlive } from '../../bindings/useIsAlive.ts'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { Alert, Button, Disclosure, Field, TextInput } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import formStyles from '../../shop/registration/form.module.css'

const check = (values: InvoiceForm): FormCheck<InvoiceForm> => validateForm(invoiceSchema, values)

const Form = ({ details, countryCode }: { readonly details: PersonalDetails; readonly countryCode: CountryCode }) => {
  const shop = useShop()
  const queries = useQueryClient()
  const { text, say } = useText()
  const [problem, setProblem] = useState<Message | null>(null)
  const { vatNumber, reference } = details
  const { register, handleSubmit, formState } = useForm<InvoiceForm>({
    defaultValues: { vatNumber, reference, countryCode },
    mode: 'onBlur',
    resolver: useFormCheck(check, say),
  })
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    setProblem(null)
    const desk = await shop.customer().catch(() => null)
    const outcome = desk === null ? null : await desk.saveOnInvoice(values, details)
    if (outcome === null) return setProblem({ key: 'error.connection' })
    if (!outcome.ok) return setProblem(outcome.failure)
    shop.toasts.show({ type: 'success', message: outcome.value })
    return queries.invalidateQueries({ queryKey: detailsQuery(shop).queryKey })
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
      <Field label={text('account.reference')} note={text('account.optional')} error={errors.reference?.message}>
        <TextInput autoComplete="off" {...register('reference')} />
      </Field>
      {problem === null ? null : <Alert tone="error">{say(problem)}</Alert>}
      <div>
        <Button type="submit" variant="secondary" busy={formState.isSubmitting} busyText={text('checkout.busy')}>
          {text('checkout.onInvoiceSave')}
        </Button>
      </div>
    </form>
  )
}

/** What the invoice of a company carries beside its name, to be mended before it is made; nothing for who is no company. */
export const OnInvoice = () => {
  const shop = useShop()
  const { text } = useText()
  const alive = useIsAlive()
  const { session } = useStore(shop.session)
  const isCompany = alive && session !== null && session.companyName !== ''
  const { data: details } = useQuery({ ...detailsQuery(shop), enabled: isCompany })
  if (!isCompany || details === undefined) return null
  const { vatNumber, reference } = details
  const told = [
    vatNumber === '' ? text('checkout.noVatNumber') : `${text('account.vatNumber')} ${vatNumber}`,
    ...(reference === '' ? [] : [`${text('account.reference')} ${reference}`]),
  ]
  return (
    <Disclosure summary={text('checkout.onInvoice', { company: session.companyName, facts: told.join(', ') })}>
      <Form key={`${vatNumber} ${reference}`} details={details} countryCode={session.invoiceAddresses[0]?.countryCode ?? 'NL'} />
    </Disclosure>
  )
}
