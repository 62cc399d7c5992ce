import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { Ticket } from '@thuishaven/core/aftersale'
import { ticketLimits } from '@thuishaven/core/aftersale'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { Alert, Button, Field, Textarea } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useCustomerMutation } from '../shop/index.ts'
import styles from './TicketsPage.module.css'

/** Something more about a question that is not closed; what could not be sent stays as it was written. */
export const TicketReply = ({ ticket }: { readonly ticket: Ticket }) => {
  const queries = useQueryClient()
  const { text, t } = useMessages()
  const hydrated = useHydrated()
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { message: '' } })
  const required = text('phrases.missing.message')
  const sending = useCustomerMutation(
    (customer, message: string) => customer.reply(ticket.uid, message),
    () => {
      reset()
      void queries.invalidateQueries({ queryKey: ['tickets'] })
    },
  )
  const submit = handleSubmit(({ message }) => sending.mutate(message))
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <Field label={text('account.tickets.replyLabel')} error={formState.errors.message?.message}>
        <Textarea
          {...register('message', {
            validate: (message) =>
              message.trim() === ''
                ? required
                : message.length <= ticketLimits.message || text('validation.tooLong', { maximum: ticketLimits.message }),
          })}
        />
      </Field>
      {sending.data?.ok === false ? <Alert tone="error">{t(sending.data.failure)}</Alert> : null}
      <Button
        type="submit"
        aria-label={`${text('account.tickets.replySend')}: ${ticket.subject}`}
        disabled={!hydrated}
        busy={sending.isPending}
        busyText={text('account.busy')}
      >
        {text('account.tickets.replySend')}
      </Button>
    </form>
  )
}
