import { failed, succeeded } from '../../outcome.ts'
import { Refused } from '../../ports/failures.ts'
import type { HostFailure } from '../../ports/failures.ts'
import type { ServicePort } from '../../service/ServicePort.ts'
import type { Ticket } from '../../service/ticket.ts'
import type { StatedWithdrawal, WithdrawalForm, WithdrawalReceipt } from '../../service/withdrawal.ts'
import { fine, weathered } from './weather.ts'
import type { Weather } from './weather.ts'

export interface FakeService extends ServicePort {
  /** The questions that were asked, the newest first. */
  readonly asked: () => readonly Ticket[]
}

/** The host's service in memory. */
export const makeFakeService = ({ weather = fine }: { readonly weather?: Weather<HostFailure | Refused> } = {}): FakeService => {
  const tickets = new Map<string, Ticket>()
  const replies = new Set<string>()
  const withdrawals = new Map<string, WithdrawalForm>()
  let calls = 0
  const fate = (name: string) => () => weather({ name, number: (calls += 1) })
  const all = (): readonly Ticket[] => Array.from(tickets.values()).toReversed()
  return {
    asked: all,
    tickets: () =>
      weathered(fate('tickets'), () => succeeded({ entries: all(), total: tickets.size, limit: 10 })) as ReturnType<ServicePort['tickets']>,
    askShop: ({ subject, message, orderUid }, key) =>
      weathered<Ticket, HostFailure | Refused>(fate('ask'), () => {
        const at = '2026-11-21T10:00:00Z'
        const made: Ticket = tickets.get(key) ?? {
          uid: `ticket-${tickets.size + 1}`,
          ticketNumber: `T-2026-000${tickets.size + 1}`,
          subject,
          status: 'open',
          orderUid: orderUid === '' ? null : orderUid,
          orderNumber: null,
          createdAt: at,
          updatedAt: at,
          messages: [{ author: 'customer', text: message, createdAt: at }],
        }
        tickets.set(key, made)
        return succeeded(made)
      }),
    reply: ({ uid, message }, key) =>
      weathered<Ticket, HostFailure | Refused>(fate('reply'), () => {
        const [askedBy, ticket] = Array.from(tickets).find(([, one]) => one.uid === uid) ?? []
        if (askedBy === undefined || ticket === undefined) return failed(new Refused({ because: 'missing', message: 'ticketNotFound' }))
        if (replies.has(key)) return succeeded(ticket)
        replies.add(key)
        const messages = [...ticket.messages, { author: 'customer', text: message, createdAt: '2026-11-21T10:05:00Z' } as const]
        const said: Ticket = { ...ticket, status: 'open', messages }
        tickets.set(askedBy, said)
        return succeeded(said)
      }),
    stateWithdrawal: (form) =>
      weathered<StatedWithdrawal, HostFailure | Refused>(fate('stateWithdrawal'), () => {
        const withdrawalUid = `withdrawal-${withdrawals.size + 1}`
        withdrawals.set(withdrawalUid, form)
        return succeeded({ ...form, withdrawalUid, expiresAt: '2026-11-21T11:00:00Z' })
      }),
    confirmWithdrawal: (uid) =>
      weathered<WithdrawalReceipt, HostFailure | Refused>(fate('confirmWithdrawal'), () => {
        const stated = withdrawals.get(uid)
        if (stated === undefined) return failed(new Refused({ because: 'missing', message: 'withdrawalUnknown' }))
        return succeeded({ ...stated, receiptNumber: `H-${uid}`, receivedAt: '2026-11-21T10:10:00Z' })
      }),
  }
}
