import type { Migration } from '../Migration.ts'

/** Invoices and credit notes, which stay as they were issued. */
export const invoices: Migration = {
  number: 14,
  name: 'invoices',
  sql: ({ immutable }) => `
-- The last number given, by series and year: its row is locked until the document is there, so a number that is not used is given again.
CREATE TABLE invoice_series (kind TEXT NOT NULL, year BIGINT NOT NULL, last BIGINT NOT NULL, PRIMARY KEY (kind, year));
-- kind: invoice or creditNote. year and sequence are null for an invoice of before, which has the number of its order. payment_uid, refund_uid:
-- what it was made for; null: something else. document: JSON, as it was issued.
CREATE TABLE invoice (
  uid TEXT PRIMARY KEY, kind TEXT NOT NULL, year BIGINT, sequence BIGINT, number TEXT NOT NULL UNIQUE,
  purchase_uid TEXT NOT NULL, payment_uid TEXT UNIQUE, refund_uid TEXT UNIQUE, issued_at BIGINT NOT NULL, total_incl BIGINT NOT NULL,
  document TEXT NOT NULL, UNIQUE (kind, year, sequence)
);
CREATE INDEX invoice_purchase ON invoice (purchase_uid);
CREATE INDEX invoice_issued ON invoice (issued_at);
${immutable('invoice')}
`,
}
