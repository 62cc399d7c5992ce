import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { Ticket } from '@thuishaven/core/service'
import { ticketLimits } from '@thuishaven/core/service'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { Button, Field, Textarea } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ActionResult, useCustomerActions } from '../account-frame/index.ts'
import styles from './TicketsPage.module.css'

/** Something more about a question that is not closed; what could not be sent stays as it was written. */
export const TicketReply = ({ ticket }: { readonly ticket: Ticket }) => {
  const queries = useQueryClient()
  const { text } = useMessages()
  const hydrated = useHydrated()
  const { lastResult, act } = useCustomerActions()
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { message: '' } })
  const required = text('phrases.missing.message')
  const submit = handleSubmit(async ({ message }) => {
    const isSent = await act(async (customer) => {
      const result = await customer.reply(ticket.uid, message)
      return result.ok ? { ok: true, value: { key: 'phrases.Success' } } : result
    })
    if (!isSent) return
    reset()
    await queries.invalidateQueries({ queryKey: ['tickets'] })
  })
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
      {lastResult?.ok === false ? <ActionResult lastResult={lastResult} /> : null}
      <div>
        <Button
          type="submit"
          size="s"
          aria-label={`${text('account.tickets.replySend')}: ${ticket.subject}`}
          disabled={!hydrated}
          busy={formState.isSubmitting}
          busyText={text('account.busy')}
        >
          {text('account.tickets.replySend')}
        </Button>
      </div>
    </form>
  )
}
