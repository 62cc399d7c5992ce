import type { Migration } from '../Migration.ts'

/** An order whose lines the shop changed is kept as it was before. */
export const orderRevisions: Migration = {
  number: 15,
  name: 'order-revisions',
  sql: ({ numbered }) => `
-- uid: the same for the same change. before: lines, detail, total_incl and upfront_incl of the purchase, as JSON.
CREATE TABLE order_revision (
  number ${numbered}, purchase_uid TEXT NOT NULL, uid TEXT NOT NULL, changed_at BIGINT NOT NULL, changed_by TEXT NOT NULL,
  reason TEXT NOT NULL, before TEXT NOT NULL, total_incl BIGINT NOT NULL, UNIQUE (purchase_uid, uid)
);
`,
}
