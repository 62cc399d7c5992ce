import type { Effect } from 'effect'
import type { Cents } from '../money/units.ts'
import type { ListPage } from '../orders/order.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { CompanyAccount, CompanyOrder, CompanyRole } from './company.ts'

type Done = Effect.Effect<void, BackendFailure | Refused>

/** The company on behalf of which a customer orders (ACC-01). `Refused.message` is a phrase key. */
export interface CompanyPort {
  readonly account: () => Effect.Effect<CompanyAccount, BackendFailure>
  /** Makes a company of the customer, or changes its settings. `approvalAbove` is including VAT; null: no order needs an approval. */
  readonly save: (settings: { readonly approvalAbove: Cents | null }) => Done
  readonly invite: (member: { readonly emailAddress: string; readonly role: CompanyRole }) => Done
  /** @param change.role null ends the membership or the invitation */
  readonly changeMember: (change: { readonly uid: string; readonly role: CompanyRole | null }) => Done
  readonly acceptInvitation: (token: string) => Done
  /** @param decision.reason why it is refused; null: it is approved */
  readonly decide: (decision: { readonly uid: string; readonly reason: string | null }) => Done
  /** A page of the orders of all members, the newest first. */
  readonly orders: (page: number) => Effect.Effect<ListPage<CompanyOrder>, BackendFailure | Refused>
}
