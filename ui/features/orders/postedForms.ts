import type { Message, Phrase } from '@thuishaven/core/notifications'
import type { ListReport, OrderLookupForm, ReviewForm } from '@thuishaven/core/orders'
import type { StatedWithdrawal, WithdrawalForm, WithdrawalReceipt } from '@thuishaven/core/aftersale'
import type { OrderProblem } from './orderProblem.ts'

/** The result of an order lookup posted without JavaScript; without a message its fields show their errors. */
export interface PostedLookup {
  readonly values: OrderLookupForm
  readonly problem: OrderProblem | null
}

/** Characters of a list of article numbers: some 500 rows. */
export const longestList = 20_000

/** The result of a list of article numbers posted without JavaScript: what is left to mend, and what became of it. */
export interface PostedList {
  readonly list: string
  /** null: there was no list. */
  readonly report: ListReport | Phrase | null
}

/** The result of a withdrawal step posted without JavaScript. */
export type PostedWithdrawal =
  | {
      readonly step: 'state'
      readonly values: WithdrawalForm
      /** Uids of the chosen lines; null where the order is not known. */
      readonly chosen: readonly string[] | null
      /** The message that no field shows. */
      readonly problem: Message | null
      /** Whether the form was submitted, so that its fields show their errors. */
      readonly isJudged: boolean
    }
  | { readonly step: 'confirm'; readonly stated: StatedWithdrawal; readonly problem: Message | null }
  | { readonly step: 'received'; readonly receipt: WithdrawalReceipt }

/** What a form of an order's page does, besides buying again. */
export const orderIntents = ['reference', 'review'] as const

/** A form of an order's page that was refused when it was posted without JavaScript; what was typed stays. */
export type PostedOrder =
  | { readonly intent: 'reference'; readonly reference: string; readonly problem: Message }
  | {
      readonly intent: 'review'
      readonly lineUid: string
      readonly review: ReviewForm
      /** null: the fields show their errors. */
      readonly problem: Message | null
    }
