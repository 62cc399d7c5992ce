import type { Backend } from '../answers/Backend.ts'
import { requestRefund } from '../checkout/refunds.ts'
import { couponParts } from '../orders/couponParts.ts'
import { orderNumberOf } from '../orders/orders.ts'
import type { Order, PlacedOrder } from '../ports/Orders.ts'
import type { OrderRefund } from '../ports/Refunds.ts'
import { allocate } from '../pricing/allocate.ts'
import { receivedWithdrawal } from './receivedWithdrawal.ts'
import type { ReceivedWithdrawal } from './receivedWithdrawal.ts'

type SettlementContext = Pick<Backend, 'store' | 'orders' | 'refunds' | 'now'>

/** Lines of an order that came back. */
type ReturnedLines = NonNullable<OrderRefund['lines']>

/** A line of which pieces can come back. */
interface ReturnableLine {
  readonly line: PlacedOrder['lines'][number]
  /** Pieces for which money went back, or is to. */
  readonly returned: number
}

/** A withdrawal with the order that it is about. Amounts are whole cents including VAT. */
export interface WithdrawalToSettle {
  readonly withdrawal: ReceivedWithdrawal
  readonly order: Order
  /** Refunds that the order has had; another number says that something happened meanwhile. */
  readonly version: number
  readonly lines: readonly ReturnableLine[]
  /** What was paid at the provider and did not go back. */
  readonly refundableInclVat: number
}

export interface SettlementRequest {
  readonly withdrawalUid: string
  /** The same settlement has the same one: it is made once. */
  readonly key: string
  /** As it was when the merchant saw the order. */
  readonly version: number
  readonly lines: ReturnedLines
  readonly amountInclVat: number
  /** For the customer, on the credit note; why it is less than the rules propose. */
  readonly note: string
}

/** `reasonMissing`: for a lower amount than proposed there has to be a note. */
export type SettlementRefusal =
  | 'orderUnknown'
  | 'changedMeanwhile'
  | 'nothingReturned'
  | 'quantityInvalid'
  | 'amountInvalid'
  | 'reasonMissing'
  | 'reasonInvalid'

type Refused = { readonly type: 'refused'; readonly reason: SettlementRefusal }
type Amount = { readonly type: 'amount'; readonly amountInclVat: number }

const refuse = (reason: SettlementRefusal): Refused => ({ type: 'refused', reason })

const longestNote = 500

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Payments at the provider with what is left of each, the oldest first. */
const leftByPayment = async ({ orders }: SettlementContext, orderUid: string, refunds: readonly OrderRefund[]) =>
  (await orders.paymentsOf(orderUid))
    .filter(({ status, provider }) => status === 'paid' && provider !== null)
    .map(({ uid, amountInclVat }) => ({
      uid,
      left: amountInclVat - sum(refunds.filter(({ paymentUid }) => paymentUid === uid).map((refund) => refund.amountInclVat)),
    }))

const counting = (refunds: readonly OrderRefund[]): readonly OrderRefund[] => refunds.filter(({ status }) => status !== 'failed')

/** null: it was not received, or the shop does not know its order with the e-mail address of the statement. */
export const findWithdrawalToSettle = async (context: SettlementContext, withdrawalUid: string): Promise<WithdrawalToSettle | null> => {
  const row = await context.store.get('SELECT * FROM withdrawal WHERE uid = ? AND received_at IS NOT NULL', withdrawalUid)
  if (row === null) return null
  const withdrawal = receivedWithdrawal(row)
  const number = orderNumberOf(withdrawal.statement.orderNumber)
  const order = number === null ? null : await context.orders.find({ number })
  if (order === null || order.customerId !== withdrawal.orderCustomerId) return null
  const refunds = await context.refunds.ofOrder(order.uid)
  const counted = counting(refunds)
  const returned = counted.flatMap(({ lines }) => lines ?? [])
  return {
    withdrawal,
    order,
    version: refunds.length,
    lines: order.placed.lines.map((line) => ({
      line,
      returned: Math.min(line.quantity, sum(returned.filter(({ lineUid }) => lineUid === line.uid).map(({ quantity }) => quantity))),
    })),
    refundableInclVat: Math.max(0, sum((await leftByPayment(context, order.uid, counted)).map(({ left }) => left))),
  }
}

/**
 * What is to go back for goods that came back: what they cost after coupons, and what delivery cost with the last of them (art. 6:230r of the Dutch civil
 * code); at most what is left of the payments.
 */
const proposedOf = ({ order, lines, refundableInclVat }: WithdrawalToSettle, returning: ReadonlyMap<string, number>): number => {
  const parts = couponParts(order.placed)
  const values = lines.map(({ line, returned }) => {
    const cost = line.totals.totalInclVat - (parts.get(line.uid) ?? 0)
    const costOf = (pieces: number): number => allocate(cost, [pieces, line.quantity - pieces])[0] ?? 0
    return costOf(returned + (returning.get(line.uid) ?? 0)) - costOf(returned)
  })
  const isAll = lines.every(({ line, returned }) => returned + (returning.get(line.uid) ?? 0) === line.quantity)
  return Math.min(refundableInclVat, sum(values) + (isAll ? order.placed.cartTotals.shippingInclVat : 0))
}

const propose = (found: WithdrawalToSettle, lines: ReturnedLines): Amount | Refused => {
  const returning = new Map(lines.map(({ lineUid, quantity }) => [lineUid, quantity]))
  if (lines.length === 0) return refuse('nothingReturned')
  const areThere = lines.every(({ lineUid, quantity }) =>
    found.lines.some(
      ({ line, returned }) => line.uid === lineUid && Number.isInteger(quantity) && quantity >= 1 && quantity <= line.quantity - returned,
    ),
  )
  if (!areThere || returning.size < lines.length) return refuse('quantityInvalid')
  return { type: 'amount', amountInclVat: proposedOf(found, returning) }
}

/** What the rules give back for goods that came back; nothing is changed. */
export const proposeSettlement = async (
  context: SettlementContext,
  { withdrawalUid, lines }: Pick<SettlementRequest, 'withdrawalUid' | 'lines'>,
): Promise<Amount | Refused> => {
  const found = await findWithdrawalToSettle(context, withdrawalUid)
  return found === null ? refuse('orderUnknown') : propose(found, lines)
}

/**
 * The merchant settles a withdrawal: money for goods that came back is requested of the payments of the order, the oldest first. `sendRefund` sends it, with
 * credit note and mail. Answers what was requested. Call it in a transaction.
 */
export const settleWithdrawal = async (
  context: SettlementContext,
  { withdrawalUid, key, version, lines, amountInclVat, note: typed }: SettlementRequest,
): Promise<Amount | Refused> => {
  const found = await findWithdrawalToSettle(context, withdrawalUid)
  if (found === null) return refuse('orderUnknown')
  const { order, withdrawal } = found
  const uidOf = (paymentUid: string): string => `refund-${key}-${paymentUid}`
  const refunds = await context.refunds.ofOrder(order.uid)
  const made = refunds.filter(({ uid, paymentUid }) => uid === uidOf(paymentUid))
  if (made.length > 0) return { type: 'amount', amountInclVat: sum(made.map((refund) => refund.amountInclVat)) }
  if (found.version !== version) return refuse('changedMeanwhile')
  const proposed = propose(found, lines)
  if (proposed.type === 'refused') return proposed
  if (!Number.isSafeInteger(amountInclVat) || amountInclVat <= 0 || amountInclVat > found.refundableInclVat) return refuse('amountInvalid')
  const note = typed.trim()
  if (note.length > longestNote) return refuse('reasonInvalid')
  if (note === '' && amountInclVat < proposed.amountInclVat) return refuse('reasonMissing')
  const title = `${order.language === 'eng' ? 'Withdrawal' : 'Herroeping'} ${withdrawal.receiptNumber}`
  let left = amountInclVat
  for (const payment of await leftByPayment(context, order.uid, counting(refunds))) {
    const part = Math.min(left, payment.left)
    if (part <= 0) continue
    const request = {
      uid: uidOf(payment.uid),
      paymentUid: payment.uid,
      amountInclVat: part,
      reason: note === '' ? title : `${title}: ${note}`,
      // Once: they came back once.
      lines: left === amountInclVat ? lines : null,
    }
    await requestRefund(context, request, context.now())
    await context.store.run('INSERT INTO withdrawal_refund (refund_uid, withdrawal_uid) VALUES (?, ?)', request.uid, withdrawalUid)
    left -= part
  }
  return { type: 'amount', amountInclVat }
}
