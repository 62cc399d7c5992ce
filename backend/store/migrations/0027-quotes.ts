import type { Migration } from '../Migration.ts'

/** Requests for a quote, with the shop's answers. */
export const quotes: Migration = {
  number: 27,
  name: 'quotes',
  sql: () => `
-- lines: JSON of what is to be bought. answer: JSON of the shop's last one; null: none. status: requested, answered, accepted, withdrawn or refused.
-- customer_id: null of a guest. cart_uid: the cart into which it was accepted.
CREATE TABLE quote (
  uid TEXT PRIMARY KEY, number BIGINT NOT NULL UNIQUE, customer_id TEXT, email TEXT NOT NULL, name TEXT NOT NULL, message TEXT NOT NULL,
  language TEXT NOT NULL, lines TEXT NOT NULL, answer TEXT, status TEXT NOT NULL, reason TEXT NOT NULL, cart_uid TEXT,
  requested_at BIGINT NOT NULL, updated_at BIGINT NOT NULL
);
CREATE INDEX quote_customer ON quote (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX quote_updated ON quote (updated_at);
-- hash: SHA-256 of the key of a mailed link. Each mail has its own, and all of them work.
CREATE TABLE quote_key (hash TEXT PRIMARY KEY, quote_uid TEXT NOT NULL, made_at BIGINT NOT NULL);
CREATE INDEX quote_key_quote ON quote_key (quote_uid);
`,
}
