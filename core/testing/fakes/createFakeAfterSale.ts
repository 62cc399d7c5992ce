import { err, ok } from '../../result.ts'
import { Refused } from '../../failures/failures.ts'
import type { BackendFailure } from '../../ports/failures.ts'
import type { AfterSalePort } from '../../aftersale/AfterSalePort.ts'
import type { Ticket } from '../../aftersale/ticket.ts'
import type { StatedWithdrawal, WithdrawalForm, WithdrawalReceipt } from '../../aftersale/withdrawal.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export interface FakeAfterSale extends AfterSalePort {
  /** The questions, newest first. */
  readonly requested: () => readonly Ticket[]
}

/** Tickets and withdrawals in memory. */
export const createFakeAfterSale = ({
  faultModel = fine,
}: { readonly faultModel?: FaultModel<BackendFailure | Refused> } = {}): FakeAfterSale => {
  const tickets = new Map<string, Ticket>()
  const replies = new Set<string>()
  const withdrawals = new Map<string, WithdrawalForm>()
  let calls = 0
  const faultOutcome = (name: string) => () => faultModel({ name, number: (calls += 1) })
  const all = (): readonly Ticket[] => Array.from(tickets.values()).toReversed()
  return {
    requested: all,
    tickets: () =>
      weathered(faultOutcome('tickets'), () => ok({ entries: all(), total: tickets.size, limit: 10 })) as ReturnType<
        AfterSalePort['tickets']
      >,
    contactSupport: ({ subject, message, orderUid }, key) =>
      weathered<Ticket, BackendFailure | Refused>(faultOutcome('ask'), () => {
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
        return ok(made)
      }),
    reply: ({ uid, message }, key) =>
      weathered<Ticket, BackendFailure | Refused>(faultOutcome('reply'), () => {
        const [requestsBy, ticket] = Array.from(tickets).find(([, one]) => one.uid === uid) ?? []
        if (requestsBy === undefined || ticket === undefined) return err(new Refused({ reason: 'notFound', message: 'ticketNotFound' }))
        if (replies.has(key)) return ok(ticket)
        replies.add(key)
        const messages = [...ticket.messages, { author: 'customer', text: message, createdAt: '2026-11-21T10:05:00Z' } as const]
        const text: Ticket = { ...ticket, status: 'open', messages }
        tickets.set(requestsBy, text)
        return ok(text)
      }),
    stateWithdrawal: (form) =>
      weathered<StatedWithdrawal, BackendFailure | Refused>(faultOutcome('stateWithdrawal'), () => {
        const withdrawalUid = `withdrawal-${withdrawals.size + 1}`
        withdrawals.set(withdrawalUid, form)
        return ok({ ...form, withdrawalUid, expiresAt: '2026-11-21T11:00:00Z' })
      }),
    confirmWithdrawal: (uid) =>
      weathered<WithdrawalReceipt, BackendFailure | Refused>(faultOutcome('confirmWithdrawal'), () => {
        const stated = withdrawals.get(uid)
        if (stated === undefined) return err(new Refused({ reason: 'notFound', message: 'withdrawalUnknown' }))
        return ok({ ...stated, receiptNumber: `H-${uid}`, receivedAt: '2026-11-21T10:10:00Z' })
      }),
  }
}
