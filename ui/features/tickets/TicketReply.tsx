import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { Ticket } from '@thuishaven/core/aftersale'
import { ticketLimits } from '@thuishaven/core/aftersale'
import { Alert, Button, Field, Textarea } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useCustomerMutation } from '../shop/index.ts'
import type { PostedTicket } from './postedTicket.ts'
import styles from './TicketsPage.module.css'

export interface TicketReplyProps {
  readonly ticket: Ticket
  readonly refused: PostedTicket | null
}

/** Something more about a question that is not closed; what could not be sent stays as it was written. */
export const TicketReply = ({ ticket, refused }: TicketReplyProps) => {
  const queries = useQueryClient()
  const { text, t } = useMessages()
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { message: refused?.values.message ?? '' } })
  const required = text('phrases.missing.message')
  const sending = useCustomerMutation(
    (customer, message: string) => customer.reply(ticket.uid, message),
    () => {
      reset({ message: '' })
      void queries.invalidateQueries({ queryKey: ['tickets'] })
    },
  )
  const problem = sending.data?.ok === false ? sending.data.failure : sending.isIdle ? (refused?.problem ?? null) : null
  const submit = handleSubmit(({ message }) => sending.mutate(message))
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <input type="hidden" name="uid" value={ticket.uid} />
      <Field label={text('account.tickets.replyLabel')} error={formState.errors.message?.message}>
        <Textarea
          defaultValue={refused?.values.message}
          {...register('message', {
            validate: (message) =>
              message.trim() === ''
                ? required
                : message.length <= ticketLimits.message || text('validation.tooLong', { maximum: ticketLimits.message }),
          })}
        />
      </Field>
      {problem === null ? null : <Alert tone="error">{t(problem)}</Alert>}
      <Button
        type="submit"
        aria-label={`${text('account.tickets.replySend')}: ${ticket.subject}`}
        busy={sending.isPending}
        busyText={text('account.busy')}
      >
        {text('account.tickets.replySend')}
      </Button>
    </form>
  )
}
