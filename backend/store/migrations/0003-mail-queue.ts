import type { Migration } from '../Migration.ts'

/** Mails are sent from their table, and carts know when their shopper was last there. */
export const mailQueue: Migration = {
  number: 3,
  name: 'mail-queue',
  sql: () => `
ALTER TABLE mail ADD COLUMN attempts BIGINT NOT NULL DEFAULT 0;
-- null: sent, given up, or from a time in which no mails were sent.
ALTER TABLE mail ADD COLUMN next_attempt_at BIGINT;
ALTER TABLE mail ADD COLUMN sent_at BIGINT;
-- Why the last attempt failed, as a code.
ALTER TABLE mail ADD COLUMN failure TEXT;
CREATE INDEX mail_due ON mail (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX mail_age ON mail (created_at);
ALTER TABLE cart ADD COLUMN touched_at BIGINT NOT NULL DEFAULT 0;
UPDATE cart SET touched_at = ${Date.now()};
CREATE INDEX cart_age ON cart (touched_at);
`,
}
