import type { Migration } from '../Migration.ts'

/** Mails have a Reply-To address, and requests without a confirmation have an age. */
export const replyTo: Migration = {
  number: 4,
  name: 'reply-to',
  sql: () => `
ALTER TABLE mail ADD COLUMN reply_to TEXT;
ALTER TABLE product_request ADD COLUMN created_at BIGINT NOT NULL DEFAULT 0;
UPDATE product_request SET created_at = ${Date.now()};
CREATE INDEX product_request_age ON product_request (created_at) WHERE is_confirmed = 0;
`,
}
