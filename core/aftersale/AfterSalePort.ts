import type { Effect } from 'effect'
import type { ListPage } from '../orders/order.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { Ticket, TicketForm } from './ticket.ts'
import type { StatedWithdrawal, WithdrawalForm, WithdrawalReceipt } from './withdrawal.ts'

/** Where customers turn to with what they bought (ACC-01). */
export interface AfterSalePort {
  /** A page of the customer's questions, the one that changed last first. */
  readonly tickets: (page: number) => Effect.Effect<ListPage<Ticket>, BackendFailure>
  /** The same key creates one question. `Refused.message` is a phrase key. */
  readonly contactSupport: (request: TicketForm, idempotencyKey: string) => Effect.Effect<Ticket, BackendFailure | Refused>
  /** Adds a reply to a ticket; the same key adds it once. */
  readonly reply: (
    message: { readonly uid: string; readonly message: string },
    idempotencyKey: string,
  ) => Effect.Effect<Ticket, BackendFailure | Refused>
  /** First step of a withdrawal, for guests too; the response is the same whether or not the order exists. */
  readonly stateWithdrawal: (form: WithdrawalForm) => Effect.Effect<StatedWithdrawal, BackendFailure | Refused>
  /** Second step: confirms the withdrawal; the receipt is mailed once, however often it is confirmed. */
  readonly confirmWithdrawal: (withdrawalUid: string) => Effect.Effect<WithdrawalReceipt, BackendFailure | Refused>
}
