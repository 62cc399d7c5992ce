import type { OrderLine } from '../orders/order.ts'
import { fieldRules as rules } from '../validation/fields.ts'
import { atMost } from '../validation/atMost.ts'
import type { FormSchema } from '../validation/forms.ts'

/** The statement of withdrawal, text as typed. A reason is never required. */
export interface WithdrawalForm {
  readonly name: string
  /** Address for the receipt. */
  readonly emailAddress: string
  readonly orderNumber: string
  /** Which goods, in plain text; empty: the whole order. */
  readonly goods: string
}

/** The backend's version of the statement, to be confirmed. */
export interface StatedWithdrawal extends WithdrawalForm {
  readonly withdrawalUid: string
  /** Moment of the backend (RFC 3339) until which it can be confirmed. */
  readonly expiresAt: string
}

/** The receipt, which is mailed too. */
export interface WithdrawalReceipt extends WithdrawalForm {
  readonly receiptNumber: string
  /** Moment of the backend (RFC 3339). */
  readonly receivedAt: string
}

/** The most characters that the backend takes. */
const withdrawalLimits = { name: 200, orderNumber: 60, goods: 5000 } as const

/** Required fields; the law allows the shop to request no more. */
export const withdrawalSchema: FormSchema<WithdrawalForm> = {
  fields: {
    name: [rules.required, atMost(withdrawalLimits.name)],
    emailAddress: [rules.required, rules.email],
    orderNumber: [rules.required, atMost(withdrawalLimits.orderNumber)],
    goods: [atMost(withdrawalLimits.goods)],
  },
  message: null,
}

/** The reason why a line cannot be withdrawn from: made to measure (article 6:230p BW), or excluded for another reason. */
export const exclusionReason = ({ returnable, options }: Pick<OrderLine, 'returnable' | 'options'>): 'bespoke' | 'excluded' | null => {
  if (options.some(({ custom }) => custom !== null)) return 'bespoke'
  return returnable ? null : 'excluded'
}

/** A line in words, with what distinguishes it from similar ones: sizes of one rug have the same title. */
export const goodsName = ({ quantity, title, facts }: Pick<OrderLine, 'quantity' | 'title' | 'facts'>): string =>
  `${quantity} × ${[title, ...facts].join(', ')}`

/**
 * The chosen lines as the statement names them; empty when they are the whole order.
 * @param chosen uids of lines; those that are excluded are left out
 */
export const goodsOf = (lines: readonly OrderLine[], chosen: ReadonlySet<string>): string => {
  const taken = lines.filter((line) => chosen.has(line.uid) && exclusionReason(line) === null)
  if (taken.length === lines.length) return ''
  return taken.map((line) => `${goodsName(line)} (${line.mpn})`).join('\n')
}
