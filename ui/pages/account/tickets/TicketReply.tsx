import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { Ticket } from '@thuishaven/core/service'
import { ticketLimits } from '@thuishaven/core/service'
import { useIsAlive } from '../../../bindings/useIsAlive.ts'
import { Button, Field, Textarea } from '../../../kit/index.ts'
import { useText } from '../../../messages/useText.ts'
import { Told } from '../personal/Told.tsx'
import { useDesk } from '../personal/useDesk.ts'
import styles from './TicketsPage.module.css'

/** Something more about a question that is not closed; what could not be sent stays as it was written. */
export const TicketReply = ({ ticket }: { readonly ticket: Ticket }) => {
  const queries = useQueryClient()
  const { text } = useText()
  const alive = useIsAlive()
  const { told, act } = useDesk()
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { message: '' } })
  const required = text('phrases.missing.message')
  const submit = handleSubmit(async ({ message }) => {
    const isSent = await act(async (desk) => {
      const outcome = await desk.reply(ticket.uid, message)
      return outcome.ok ? { ok: true, value: { key: 'phrases.Success' } } : outcome
    })
    if (!isSent) return
    reset()
    await queries.invalidateQueries({ queryKey: ['tickets'] })
  })
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <Field label={text('account.tickets.replyLabel')} error={formState.errors.message?.message}>
        <Textarea maxLength={ticketLimits.message} {...register('message', { validate: (said) => said.trim() !== '' || required })} />
      </Field>
      {told?.ok === false ? <Told told={told} /> : null}
      <div>
        <Button
          type="submit"
          size="s"
          aria-label={`${text('account.tickets.replySend')}: ${ticket.subject}`}
          disabled={!alive}
          busy={formState.isSubmitting}
          busyText={text('account.busy')}
        >
          {text('account.tickets.replySend')}
        </Button>
      </div>
    </form>
  )
}
