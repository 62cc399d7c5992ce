import type { Migration } from '../Migration.ts'

/** A payment has its address at the provider, and the practice bank has its own tables. */
export const paymentProvider: Migration = {
  number: 6,
  name: 'payment-provider',
  sql: () => `
-- null: not created at the provider yet, and bank_id is the payment's own uid.
ALTER TABLE payment ADD COLUMN checkout_url TEXT;
UPDATE payment SET checkout_url = '/api/bank/' || bank_id;
CREATE TABLE practice_payment (id TEXT PRIMARY KEY, request_key TEXT NOT NULL UNIQUE, status TEXT NOT NULL, amount_incl BIGINT NOT NULL);
INSERT INTO practice_payment (id, request_key, status, amount_incl)
  SELECT bank_id, uid, status, amount_incl FROM payment WHERE status <> 'invoiced';
CREATE TABLE practice_refund (request_key TEXT PRIMARY KEY, payment_id TEXT NOT NULL, amount_incl BIGINT NOT NULL);
CREATE INDEX practice_refund_payment ON practice_refund (payment_id);
`,
}
