import type { Migration } from '../Migration.ts'

/** Money that went back, and payments that are to be asked about at the provider. */
export const refunds: Migration = {
  number: 10,
  name: 'refunds',
  sql: () => `
-- uid: the key of its request to the provider. kind: refund or chargeback. status: requested, pending, refunded or failed.
-- reduction_incl: what the customer owes less by it; a chargeback reduces nothing, and neither does the refund of what was paid too much.
-- lines: JSON of the lines of the order that it is for; null: of no line in particular.
CREATE TABLE refund (
  uid TEXT PRIMARY KEY, kind TEXT NOT NULL, purchase_uid TEXT NOT NULL, payment_uid TEXT NOT NULL, amount_incl BIGINT NOT NULL,
  reduction_incl BIGINT NOT NULL, status TEXT NOT NULL, provider_id TEXT UNIQUE, reason TEXT NOT NULL, lines TEXT, created_at BIGINT NOT NULL
);
CREATE INDEX refund_purchase ON refund (purchase_uid);
CREATE INDEX refund_requested ON refund (status) WHERE status = 'requested';
-- Payments that the merchant has received outside the provider, such as a transfer, and that the backend is to settle.
CREATE TABLE received_payment (payment_uid TEXT PRIMARY KEY, received_at BIGINT NOT NULL);
-- null: the provider is not asked about it by itself.
ALTER TABLE payment ADD COLUMN next_check_at BIGINT;
CREATE INDEX payment_next_check ON payment (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE TABLE practice_chargeback (id TEXT PRIMARY KEY, payment_id TEXT NOT NULL, amount_incl BIGINT NOT NULL);
CREATE INDEX practice_chargeback_payment ON practice_chargeback (payment_id);
`,
}
