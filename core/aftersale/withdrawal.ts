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

type WithdrawnFrom = Pick<Order, 'status' | 'createdAt' | 'lines'> & { readonly delivery: Pick<Order['delivery'], 'expectedDay'> }

/**
 * The moment at which the term of an order that was sent is over, in milliseconds; null while nothing was sent: it has not begun. It begins when
 * the goods arrive, of which the shop has no day: at the latest a week after the promised day, or eight weeks after the order where none was promised.
 */
const endOfTerm = ({ status, createdAt, delivery: { expectedDay } }: Omit<WithdrawnFrom, 'lines'>, returnDays: number): number | null => {
  if (status !== 'shipped' && status !== 'delivered') return null
  if (expectedDay !== null) return (expectedDay + 8 + returnDays + 1) * day
  const placed = instantOf(createdAt)
  return placed === null ? null : placed + (56 + returnDays + 1) * day
}

/**
 * The last whole day on which an order that was sent can certainly be withdrawn from, in days since 1970-01-01; null while its term has not begun.
 * @param returnDays length of the term
 */
export const lastWithdrawalDay = (order: Omit<WithdrawnFrom, 'lines'>, returnDays: number): number | null => {
  const end = endOfTerm(order, returnDays)
  return end === null ? null : Math.floor(end / day) - 1
}

/**
 * Whether an order can still be withdrawn from: something in it can, and the term may still run.
 * @param returnDays length of the term
 * @param now milliseconds since 1970-01-01 UTC
 */
export const isWithdrawable = (order: WithdrawnFrom, returnDays: number, now: number): boolean => {
  if (order.status === 'cancelled' || order.lines.every((line) => exclusionReason(line) !== null)) return false
  const end = endOfTerm(order, returnDays)
  return end === null || now < end
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
