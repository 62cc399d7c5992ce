import type { Effect } from 'effect'
import type { Message } from '../notifications/phrase.ts'
import { err } from '../result.ts'
import type { Result } from '../result.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import type { Run } from '../run.ts'
import { validateForm } from '../validation/forms.ts'
import type { AfterSalePort } from './AfterSalePort.ts'
import type { Ticket, TicketForm } from './ticket.ts'
import { ticketLimits, ticketSchema } from './ticket.ts'
import { withdrawalSchema } from './withdrawal.ts'
import type { StatedWithdrawal, WithdrawalForm, WithdrawalReceipt } from './withdrawal.ts'

/** Actions after the sale. */
export interface AfterSaleActions {
  /** Creates a ticket; the same one is created once, however often it is sent. */
  readonly contactSupport: (form: TicketForm) => Promise<Result<Ticket, Message>>
  /** Adds a reply to a ticket, once however often it is sent. */
  readonly reply: (uid: string, message: string) => Promise<Result<Ticket, Message>>
  /** Returns the statement to confirm; nothing is withdrawn yet. */
  readonly stateWithdrawal: (form: WithdrawalForm) => Promise<Result<StatedWithdrawal, Message>>
  readonly confirmWithdrawal: (withdrawalUid: string) => Promise<Result<WithdrawalReceipt, Message>>
}

export interface AfterSaleActionsDeps {
  readonly ids: IdsPort
  readonly run: Run<{ readonly afterSale: AfterSalePort }>
}

const reasonOf = (failure: BackendFailure | Refused): Message => {
  if (failure._tag !== 'Refused') return { key: 'error.connection' }
  if (failure.reason === 'temporary') return { key: 'phrases.tooManyRequests' }
  return failure.message === '' ? { key: 'error.connection' } : { backend: failure.message }
}

/** The backend's response to an attempt. */
const toMessage = <Value>(result: Result<Value, BackendFailure | Refused>): Result<Value, Message> =>
  result.ok ? result : err(reasonOf(result.failure))

/** The use-cases of tickets and withdrawals. */
export const createAfterSaleActions = ({ ids, run }: AfterSaleActionsDeps): AfterSaleActions => {
  /** Key of a text whose response was lost: the next attempt with the same text is the same question. */
  let unclear: { readonly words: string; readonly key: string } | null = null
  const once = async <Value>(
    words: string,
    send: (afterSale: AfterSalePort, key: string) => Effect.Effect<Value, BackendFailure | Refused>,
  ): Promise<Result<Value, Message>> => {
    const key = unclear?.words === words ? unclear.key : ids.next()
    const result = await run(({ afterSale }) => send(afterSale, key))
    unclear = result.ok || result.failure._tag === 'Refused' ? null : { words, key }
    return toMessage(result)
  }
  return {
    contactSupport: async (form) => {
      const { valid, values } = validateForm(ticketSchema, form)
      if (!valid) return err({ key: 'checkout.fieldsMissing' })
      return once(JSON.stringify(values), (afterSale, key) => afterSale.contactSupport(values, key))
    },
    reply: async (uid, message) => {
      const values = { uid, message: message.trim() }
      if (values.message === '' || values.message.length > ticketLimits.message) return err({ key: 'checkout.fieldsMissing' })
      return once(JSON.stringify(values), (afterSale, key) => afterSale.reply(values, key))
    },
    stateWithdrawal: async (form) => {
      const { valid, values } = validateForm(withdrawalSchema, form)
      return valid ? toMessage(await run(({ afterSale }) => afterSale.stateWithdrawal(values))) : err({ key: 'checkout.fieldsMissing' })
    },
    confirmWithdrawal: async (uid) => toMessage(await run(({ afterSale }) => afterSale.confirmWithdrawal(uid))),
  }
}
