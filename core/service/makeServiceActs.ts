import type { Effect } from 'effect'
import type { Message } from '../notifications/phrase.ts'
import { failed } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import type { Run } from '../run.ts'
import { validateForm } from '../validation/forms.ts'
import type { ServicePort } from './ServicePort.ts'
import type { Ticket, TicketForm } from './ticket.ts'
import { ticketLimits, ticketSchema } from './ticket.ts'
import { withdrawalSchema } from './withdrawal.ts'
import type { StatedWithdrawal, WithdrawalForm, WithdrawalReceipt } from './withdrawal.ts'

/** What a shopper does after the sale. */
export interface ServiceActs {
  /** Asks the shop something; the same question is asked once, however often its sending is tried. */
  readonly askShop: (form: TicketForm) => Promise<Outcome<Ticket, Message>>
  /** Says something more about a question, once however often its sending is tried. */
  readonly reply: (uid: string, message: string) => Promise<Outcome<Ticket, Message>>
  /** What is to be confirmed; nothing is withdrawn yet. */
  readonly stateWithdrawal: (form: WithdrawalForm) => Promise<Outcome<StatedWithdrawal, Message>>
  readonly confirmWithdrawal: (withdrawalUid: string) => Promise<Outcome<WithdrawalReceipt, Message>>
}

export interface ServiceActsParts {
  readonly ports: { readonly service: ServicePort; readonly ids: IdsPort }
  readonly run: Run
}

const reasonOf = (failure: HostFailure | Refused): Message => {
  if (failure._tag !== 'Refused') return { key: 'error.connection' }
  if (failure.because === 'moment') return { key: 'phrases.tooManyRequests' }
  return { key: failure.message === '' ? 'error.connection' : `phrases.${failure.message}` }
}

/** What the host says back to a try. */
const toldOf = <Value>(outcome: Outcome<Value, HostFailure | Refused>): Outcome<Value, Message> =>
  outcome.ok ? outcome : failed(reasonOf(outcome.failure))

/** The use-cases of service. */
export const makeServiceActs = ({ ports, run }: ServiceActsParts): ServiceActs => {
  const { service, ids } = ports
  /** Key of words whose answer was lost: the next try with the same words is the same question. */
  let unclear: { readonly words: string; readonly key: string } | null = null
  const once = async <Value>(
    words: string,
    send: (key: string) => Effect.Effect<Value, HostFailure | Refused>,
  ): Promise<Outcome<Value, Message>> => {
    const key = unclear?.words === words ? unclear.key : ids.next()
    const outcome = await run(send(key))
    unclear = outcome.ok || outcome.failure._tag === 'Refused' ? null : { words, key }
    return toldOf(outcome)
  }
  return {
    askShop: async (form) => {
      const { valid, values } = validateForm(ticketSchema, form)
      if (!valid) return failed({ key: 'checkout.fieldsMissing' })
      return once(JSON.stringify(values), (key) => service.askShop(values, key))
    },
    reply: async (uid, message) => {
      const said = { uid, message: message.trim() }
      if (said.message === '' || said.message.length > ticketLimits.message) return failed({ key: 'checkout.fieldsMissing' })
      return once(JSON.stringify(said), (key) => service.reply(said, key))
    },
    stateWithdrawal: async (form) => {
      const { valid, values } = validateForm(withdrawalSchema, form)
      return valid ? toldOf(await run(service.stateWithdrawal(values))) : failed({ key: 'checkout.fieldsMissing' })
    },
    confirmWithdrawal: async (uid) => toldOf(await run(service.confirmWithdrawal(uid))),
  }
}
