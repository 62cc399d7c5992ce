import { instantOf } from '../locale/dates.ts'
import type { Order, OrderLine } from '../orders/order.ts'
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

const day = 24 * 60 * 60 * 1000

/**
 * Whether an order can still be withdrawn from: something in it can, and the term may still run. It begins when the goods arrive, of which the
 * shop has no day: at the latest a week after the promised day, or eight weeks after the order where none was promised. Of goods that were not
 * sent it has not begun.
 * @param returnDays length of the term
 * @param now milliseconds since 1970-01-01 UTC
 */
export const isWithdrawable = (
  {
    status,
    createdAt,
    delivery,
    lines,
  }: Pick<Order, 'status' | 'createdAt' | 'lines'> & { readonly delivery: Pick<Order['delivery'], 'expectedDay'> },
  returnDays: number,
  now: number,
): boolean => {
  if (status === 'cancelled' || lines.every((line) => exclusionReason(line) !== null)) return false
  if (status !== 'shipped' && status !== 'delivered') return true
  const { expectedDay } = delivery
  const arrived = expectedDay === null ? (instantOf(createdAt) ?? now) + 56 * day : (expectedDay + 8) * day
  return now < arrived + (returnDays + 1) * day
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
