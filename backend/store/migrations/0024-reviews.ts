import type { Migration } from '../Migration.ts'

/** Reviews by customers of what they bought. */
export const reviews: Migration = {
  number: 24,
  name: 'reviews',
  sql: () => `
CREATE TABLE review (
  uid TEXT PRIMARY KEY,
  product_id BIGINT NOT NULL,
  order_uid TEXT NOT NULL,
  line_uid TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  author TEXT NOT NULL,
  stars BIGINT NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  language TEXT NOT NULL,
  status TEXT NOT NULL,
  reason TEXT NOT NULL,
  written_at BIGINT NOT NULL,
  UNIQUE (order_uid, line_uid)
);
CREATE INDEX review_product ON review (product_id, status);
CREATE INDEX review_customer ON review (customer_id);
`,
}
