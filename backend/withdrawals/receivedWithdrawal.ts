import type { Wire } from '../contract/wire.ts'
import { record, text, textOrNull, whole } from '../database/row.ts'
import type { Row } from '../database/row.ts'

export type Statement = Pick<Wire['StatedWithdrawal'], 'name' | 'emailAddress' | 'orderNumber' | 'goods'>

/** A withdrawal that the shop has received. */
export interface ReceivedWithdrawal {
  readonly uid: string
  /** Milliseconds since 1970-01-01 UTC. */
  readonly receivedAt: number
  /** On the receipt: `H-2026-000001`. */
  readonly receiptNumber: string
  readonly statement: Statement
  /** Who placed the order; null: the shop knew no such order with this e-mail address. */
  readonly orderCustomerId: string | null
}

export const receiptNumber = (at: number, count: number): string => `H-${new Date(at).getUTCFullYear()}-${String(count).padStart(6, '0')}`

/** @param row of the table `withdrawal`, of one that was received */
export const receivedWithdrawal = (row: Row): ReceivedWithdrawal => {
  const receivedAt = whole(row, 'received_at')
  return {
    uid: text(row, 'uid'),
    receivedAt,
    receiptNumber: receiptNumber(receivedAt, whole(row, 'number')),
    statement: record(row, 'statement') as Statement,
    orderCustomerId: textOrNull(row, 'order_customer_id'),
  }
}
