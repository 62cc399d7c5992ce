import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ticketLimits, ticketSchema } from '@thuishaven/core/aftersale'
import type { TicketForm } from '@thuishaven/core/aftersale'
import { validateForm } from '@thuishaven/core/validation'
import type { FormCheck } from '@thuishaven/core/validation'
import { ordersQuery, useActionData, useCustomerMutation, useShop } from '../shop/index.ts'
import { errorsOf, useEarlyTyping, useFormCheck } from '../forms/index.ts'
import { Alert, Button, Disclosure, Field, Select, Textarea, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PostedTicket } from './postedTicket.ts'
import styles from './TicketsPage.module.css'

const check = (values: TicketForm): FormCheck<TicketForm> => validateForm(ticketSchema, values)
const empty: TicketForm = { subject: '', message: '', orderUid: '' }

/** A question to the shop, about an order or not. */
export const NewTicket = () => {
  const shop = useShop()
  const queries = useQueryClient()
  const { text, t } = useMessages()
  const posted = useActionData() as PostedTicket | null
  const refused = posted?.uid === '' ? posted : null
  const begun = refused?.values ?? empty
  const [wrong] = useState(() => (refused === null ? null : errorsOf(check(begun), t)))
  const orders = useQuery(ordersQuery(shop, { page: 1, status: null }))
  const form = useForm<TicketForm>({
    defaultValues: begun,
    mode: 'onBlur',
    resolver: useFormCheck(check, t),
    ...(wrong === null ? {} : { errors: wrong }),
  })
  useEarlyTyping(form)
  const { register, handleSubmit, reset, control, formState } = form
  const { length } = useWatch({ control, name: 'message' }).trim()
  const sending = useCustomerMutation(
    (customer, values: TicketForm) => customer.contactSupport(values),
    () => {
      reset(empty)
      void queries.invalidateQueries({ queryKey: ['tickets'] })
    },
  )
  const submit = handleSubmit((values) => sending.mutate(values))
  const { data: result } = sending
  const problem = result?.ok === false ? result.failure : sending.isIdle ? (refused?.problem ?? null) : null
  return (
    <Disclosure className={styles.new} summary={text('account.tickets.new')} open={refused !== null}>
      <FormProvider {...form}>
        <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
          {problem === null ? null : <Alert tone="error">{t(problem)}</Alert>}
          {result?.ok === true ? <Alert tone="success">{text('account.tickets.sent', { number: result.value.ticketNumber })}</Alert> : null}
          <Field label={text('account.tickets.subject')} required error={formState.errors.subject?.message}>
            <TextInput
              autoComplete="off"
              maxLength={ticketLimits.subject}
              clearLabel={text('search.clear')}
              counter={(count) => text('account.tickets.counter', { count, maximum: ticketLimits.subject })}
              defaultValue={begun.subject}
              {...register('subject')}
            />
          </Field>
          <Field label={text('account.tickets.order')} note={text('account.optional')}>
            <Select defaultValue={begun.orderUid} {...register('orderUid')}>
              <option value="">{text('account.tickets.noOrder')}</option>
              {(orders.data?.entries ?? []).map(({ uid, orderNumber }) => (
                <option key={uid} value={uid}>
                  {orderNumber}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={text('account.tickets.message')} required error={formState.errors.message?.message}>
            <Textarea defaultValue={begun.message} {...register('message')} />
            <span className={styles.counter}>{text('account.tickets.counter', { count: length, maximum: ticketLimits.message })}</span>
          </Field>
          <Button type="submit" busy={sending.isPending} busyText={text('account.busy')}>
            {text('account.tickets.send')}
          </Button>
        </form>
      </FormProvider>
    </Disclosure>
  )
}
