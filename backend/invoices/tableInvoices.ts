import { record, text, textOrNull, whole } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { Invoice, InvoiceDocument, InvoiceKind, Invoices, NewInvoice } from '../ports/Invoices.ts'
import type { Store } from '../store/Store.ts'
import { amsterdamDay } from './amsterdamDay.ts'
import { inclVatOf } from './vatAmounts.ts'

const letters: Readonly<Record<InvoiceKind, string>> = { invoice: 'F', creditNote: 'C' }

const invoiceOf = (row: Row): Invoice => ({
  uid: text(row, 'uid'),
  number: text(row, 'number'),
  orderUid: text(row, 'purchase_uid'),
  paymentUid: textOrNull(row, 'payment_uid'),
  refundUid: textOrNull(row, 'refund_uid'),
  issuedAt: whole(row, 'issued_at'),
  totalInclVat: whole(row, 'total_incl'),
  document: record(row, 'document') as InvoiceDocument,
})

const oldestFirst = 'ORDER BY issued_at, kind DESC, number'
const newestFirst = 'ORDER BY issued_at DESC, kind, number DESC'
const ofCustomer = 'purchase_uid IN (SELECT uid FROM purchase WHERE customer_id = ? AND created_at >= ?)'

/** Invoices and credit notes in the tables `invoice` and `invoice_series`. */
export const createTableInvoices = (store: Store, newId: (prefix: string) => string): Invoices => {
  const list = async (rest: string, ...values: (string | number)[]): Promise<readonly Invoice[]> =>
    (await store.all(`SELECT * FROM invoice ${rest}`, ...values)).map(invoiceOf)
  const uids = async (sql: string): Promise<readonly string[]> => (await store.all(sql)).map((row) => text(row, 'uid'))
  const add = async (
    { orderUid, paymentUid, refundUid, issuedAt, document }: NewInvoice,
    uid: string,
    number: string,
    [year, sequence]: readonly [number, number] | readonly [null, null],
  ): Promise<Invoice> => {
    const totalInclVat = inclVatOf(document.vat)
    await store.run(
      `INSERT INTO invoice (uid, kind, year, sequence, number, purchase_uid, payment_uid, refund_uid, issued_at, total_incl, document)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      uid,
      document.kind,
      year,
      sequence,
      number,
      orderUid,
      paymentUid,
      refundUid,
      issuedAt,
      totalInclVat,
      JSON.stringify(document),
    )
    return { uid, number, orderUid, paymentUid, refundUid, issuedAt, totalInclVat, document }
  }
  return {
    issue: async (invoice) => {
      const { kind } = invoice.document
      const year = Number(amsterdamDay(invoice.issuedAt).slice(0, 4))
      const row = await store.get(
        `INSERT INTO invoice_series (kind, year, last) VALUES (?, ?, 1)
         ON CONFLICT (kind, year) DO UPDATE SET last = invoice_series.last + 1 RETURNING last`,
        kind,
        year,
      )
      const sequence = row === null ? 0 : whole(row, 'last')
      const number = `${letters[kind]}${`${year}`.slice(2)}-${`${sequence}`.padStart(6, '0')}`
      return add(invoice, newId('inv'), number, [year, sequence])
    },
    adopt: async (invoice, { uid, number }) => {
      await add(invoice, uid, number, [null, null])
    },
    find: async (uid) => (await list('WHERE uid = ?', uid))[0] ?? null,
    ofOrder: (orderUid) => list(`WHERE purchase_uid = ? ${oldestFirst}`, orderUid),
    ofCustomer: ({ customerId, placedSince }, page) =>
      page === null
        ? list(`WHERE ${ofCustomer} ${newestFirst}`, customerId, placedSince)
        : list(`WHERE ${ofCustomer} ${newestFirst} LIMIT ? OFFSET ?`, customerId, placedSince, page.limit, page.offset),
    countOfCustomer: async ({ customerId, placedSince }) => {
      const row = await store.get(`SELECT count(*) AS amount FROM invoice WHERE ${ofCustomer}`, customerId, placedSince)
      return row === null ? 0 : whole(row, 'amount')
    },
    between: (from, until) => list(`WHERE issued_at >= ? AND issued_at < ? ${oldestFirst}`, from, until),
    ordersWithout: () =>
      uids(
        `SELECT uid FROM purchase WHERE NOT EXISTS (SELECT 1 FROM invoice WHERE purchase_uid = purchase.uid)
           AND EXISTS (SELECT 1 FROM payment WHERE payment.purchase_uid = purchase.uid AND payment.status IN ('paid', 'authorized', 'invoiced'))
         ORDER BY created_at, number`,
      ),
    cancelledOnAccount: () =>
      uids(
        `SELECT uid FROM purchase WHERE state = 'cancelled'
           AND EXISTS (SELECT 1 FROM payment WHERE payment.purchase_uid = purchase.uid AND payment.status = 'invoiced')
           AND NOT EXISTS (SELECT 1 FROM invoice WHERE purchase_uid = purchase.uid AND kind = 'creditNote')
         ORDER BY created_at, number`,
      ),
  }
}
