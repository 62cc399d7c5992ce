import type { Migration } from '../Migration.ts'

/** Carts and wishlists that are shared by a link. They name no owner: who has the owner's token is it. */
export const shares: Migration = {
  number: 22,
  name: 'shares',
  sql: () => `
CREATE TABLE share (
  token TEXT PRIMARY KEY,
  owner_token TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  lines TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX share_expiry ON share (expires_at);
`,
}
