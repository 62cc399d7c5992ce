import type { Migration } from '../Migration.ts'

/** Money that went back because of a withdrawal. */
export const withdrawalRefunds: Migration = {
  number: 20,
  name: 'withdrawal-refunds',
  sql: () => `
CREATE TABLE withdrawal_refund (refund_uid TEXT PRIMARY KEY, withdrawal_uid TEXT NOT NULL);
CREATE INDEX withdrawal_refund_withdrawal ON withdrawal_refund (withdrawal_uid);
`,
}
