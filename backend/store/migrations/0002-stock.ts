import type { Migration } from '../Migration.ts'

/** Pieces of products, and those that are held during a payment. */
export const stock: Migration = {
  number: 2,
  name: 'stock',
  sql: () => `
-- pieces: null where they are not counted.
CREATE TABLE stock (product_id BIGINT PRIMARY KEY, pieces BIGINT);
CREATE TABLE stock_hold (order_uid TEXT NOT NULL, product_id BIGINT NOT NULL, cart_uid TEXT NOT NULL, pieces BIGINT NOT NULL,
  expires_at BIGINT NOT NULL, PRIMARY KEY (order_uid, product_id));
CREATE INDEX stock_hold_product ON stock_hold (product_id);
CREATE INDEX stock_hold_expiry ON stock_hold (expires_at);
`,
}
