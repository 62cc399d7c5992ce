import type { Effect } from 'effect'
import type { Message } from '../notifications/phrase.ts'
import { err } from '../result.ts'
import type { Result } from '../result.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import type { Run } from '../run.ts'
import { validateForm } from '../validation/forms.ts'
import type { ServicePort } from './ServicePort.ts'
import type { Ticket, TicketForm } from './ticket.ts'
import { ticketLimits, ticketSchema } from './ticket.ts'
import { withdrawalSchema } from './withdrawal.ts'
import type { StatedWithdrawal, WithdrawalForm, WithdrawalReceipt } from './withdrawal.ts'

/** What a shopper does after the sale. */
export interface ServiceActions {
  /** Asks the shop something; the same question is asked once, however often its sending is tried. */
  readonly contactSupport: (form: TicketForm) => Promise<Result<Ticket, Message>>
  /** Says something more about a question, once however often its sending is tried. */
  readonly reply: (uid: string, message: string) => Promise<Result<Ticket, Message>>
  /** What is to be confirmed; nothing is withdrawn yet. */
  readonly stateWithdrawal: (form: WithdrawalForm) => Promise<Result<StatedWithdrawal, Message>>
  readonly confirmWithdrawal: (withdrawalUid: string) => Promise<Result<WithdrawalReceipt, Message>>
}

export interface ServiceActionsDeps {
  readonly ids: IdsPort
  readonly run: Run<{ readonly service: ServicePort }>
}

const reasonOf = (failure: BackendFailure | Refused): Message => {
  if (failure._tag !== 'Refused') return { key: 'error.connection' }
  if (failure.because === 'temporary') return { key: 'phrases.tooManyRequests' }
  return failure.message === '' ? { key: 'error.connection' } : { backend: failure.message }
}

/** What the backend says back to a try. */
const toMessage = <Value>(result: Result<Value, BackendFailure | Refused>): Result<Value, Message> =>
  result.ok ? result : err(reasonOf(result.failure))

/** The use-cases of service. */
export const createServiceActions = ({ ids, run }: ServiceActionsDeps): ServiceActions => {
  /** Key of a text whose response was lost: the next attempt with the same text is the same question. */
  let unclear: { readonly words: string; readonly key: string } | null = null
  const once = async <Value>(
    words: string,
    send: (service: ServicePort, key: string) => Effect.Effect<Value, BackendFailure | Refused>,
  ): Promise<Result<Value, Message>> => {
    const key = unclear?.words === words ? unclear.key : ids.next()
    const result = await run(({ service }) => send(service, key))
    unclear = result.ok || result.failure._tag === 'Refused' ? null : { words, key }
    return toMessage(result)
  }
  return {
    contactSupport: async (form) => {
      const { valid, values } = validateForm(ticketSchema, form)
      if (!valid) return err({ key: 'checkout.fieldsMissing' })
      return once(JSON.stringify(values), (service, key) => service.contactSupport(values, key))
    },
    reply: async (uid, message) => {
      const values = { uid, message: message.trim() }
      if (values.message === '' || values.message.length > ticketLimits.message) return err({ key: 'checkout.fieldsMissing' })
      return once(JSON.stringify(values), (service, key) => service.reply(values, key))
    },
    stateWithdrawal: async (form) => {
      const { valid, values } = validateForm(withdrawalSchema, form)
      return valid ? toMessage(await run(({ service }) => service.stateWithdrawal(values))) : err({ key: 'checkout.fieldsMissing' })
    },
    confirmWithdrawal: async (uid) => toMessage(await run(({ service }) => service.confirmWithdrawal(uid))),
  }
}
