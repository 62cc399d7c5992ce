import type { Message } from '@thuishaven/core/notifications'
import type { OrderLookupForm } from '@thuishaven/core/orders'
import type { StatedWithdrawal, WithdrawalForm, WithdrawalReceipt } from '@thuishaven/core/aftersale'
import type { OrderProblem } from './orderProblem.ts'

/** What became of the question for an order that came without a script; without a problem its fields say what is wrong. */
export interface PostedLookup {
  readonly values: OrderLookupForm
  readonly problem: OrderProblem | null
}

/** What became of a step of a withdrawal that came without a script. */
export type PostedWithdrawal =
  | {
      readonly step: 'state'
      readonly values: WithdrawalForm
      /** Uids of the chosen lines; null where the order is not known. */
      readonly chosen: readonly string[] | null
      /** What the fields themselves do not say. */
      readonly problem: Message | null
      /** Whether the form was sent on, so that its fields say what is wrong with them. */
      readonly isJudged: boolean
    }
  | { readonly step: 'confirm'; readonly stated: StatedWithdrawal; readonly problem: Message | null }
  | { readonly step: 'received'; readonly receipt: WithdrawalReceipt }
