import type { Migration } from '../Migration.ts'

/** What the shop agreed with a customer, and promised payments, which are collected when their order is sent. */
export const customerTerms: Migration = {
  number: 12,
  name: 'customer-terms',
  sql: () => `
-- on_account: 1 when the customer may order on account.
CREATE TABLE customer_terms (customer_id TEXT PRIMARY KEY, on_account BIGINT NOT NULL);
CREATE INDEX payment_authorized ON payment (purchase_uid) WHERE status = 'authorized';
`,
}
