import { record, text, textOrNull, whole } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { OrderRefund, Refunds } from '../ports/Refunds.ts'
import type { Store } from '../store/Store.ts'

const refundOf = (row: Row): OrderRefund => ({
  uid: text(row, 'uid'),
  kind: text(row, 'kind') as OrderRefund['kind'],
  orderUid: text(row, 'purchase_uid'),
  paymentUid: text(row, 'payment_uid'),
  amountInclVat: whole(row, 'amount_incl'),
  reductionInclVat: whole(row, 'reduction_incl'),
  status: text(row, 'status') as OrderRefund['status'],
  providerId: textOrNull(row, 'provider_id'),
  reason: text(row, 'reason'),
  lines: row['lines'] === null ? null : (record(row, 'lines') as NonNullable<OrderRefund['lines']>),
  createdAt: whole(row, 'created_at'),
})

/** Refunds in the table `refund`. */
export const createTableRefunds = (store: Store): Refunds => ({
  add: async ({ uid, kind, orderUid, paymentUid, amountInclVat, reductionInclVat, status, providerId, reason, lines, createdAt }) => {
    const added = await store.run(
      `INSERT INTO refund
         (uid, kind, purchase_uid, payment_uid, amount_incl, reduction_incl, status, provider_id, reason, lines, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      uid,
      kind,
      orderUid,
      paymentUid,
      amountInclVat,
      reductionInclVat,
      status,
      providerId,
      reason,
      lines === null ? null : JSON.stringify(lines),
      createdAt,
    )
    return added === 1
  },
  find: async (uid) => {
    const row = await store.get('SELECT * FROM refund WHERE uid = ?', uid)
    return row === null ? null : refundOf(row)
  },
  ofOrder: async (orderUid) =>
    (await store.all('SELECT * FROM refund WHERE purchase_uid = ? ORDER BY created_at, uid', orderUid)).map(refundOf),
  requested: async () =>
    (await store.all("SELECT uid FROM refund WHERE status = 'requested' ORDER BY created_at, uid")).map((row) => text(row, 'uid')),
  change: async (uid, { status, providerId, reductionInclVat }) => {
    await store.run(
      'UPDATE refund SET status = ?, provider_id = ?, reduction_incl = ? WHERE uid = ?',
      status,
      providerId,
      reductionInclVat,
      uid,
    )
  },
})
