import type { Migration } from '../Migration.ts'

/** Orders that have a coupon, to count them against its limits. */
export const couponUses: Migration = {
  number: 18,
  name: 'coupon-uses',
  sql: () => `
-- expires_at: until when an order that is being paid holds its use; null: it has it for good.
CREATE TABLE coupon_use (code TEXT NOT NULL, order_uid TEXT NOT NULL, customer_id TEXT NOT NULL, cart_uid TEXT NOT NULL, expires_at BIGINT,
  PRIMARY KEY (code, order_uid));
CREATE INDEX coupon_use_order ON coupon_use (order_uid);
`,
}
