import type { Effect } from 'effect'
import type { ListPage } from '../orders/order.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { Ticket, TicketForm } from './ticket.ts'
import type { StatedWithdrawal, WithdrawalForm, WithdrawalReceipt } from './withdrawal.ts'

/** Where customers turn to with what they bought (ACC-01). */
export interface ServicePort {
  /** A page of the customer's questions, the one that changed last first. */
  readonly tickets: (page: number) => Effect.Effect<ListPage<Ticket>, HostFailure>
  /** The same key asks once. `Refused.message` is a phrase key. */
  readonly askShop: (question: TicketForm, idempotencyKey: string) => Effect.Effect<Ticket, HostFailure | Refused>
  /** Says something more about a question; the same key says it once. */
  readonly reply: (
    said: { readonly uid: string; readonly message: string },
    idempotencyKey: string,
  ) => Effect.Effect<Ticket, HostFailure | Refused>
  /** First step of a withdrawal, for guests too; no answer tells whether there is such an order. */
  readonly stateWithdrawal: (form: WithdrawalForm) => Effect.Effect<StatedWithdrawal, HostFailure | Refused>
  /** Second step, which withdraws; the receipt is mailed once, however often it is confirmed. */
  readonly confirmWithdrawal: (withdrawalUid: string) => Effect.Effect<WithdrawalReceipt, HostFailure | Refused>
}
