import type { Migration } from '../Migration.ts'

/** Records of the shop that are not published yet. */
export const drafts: Migration = {
  number: 17,
  name: 'drafts',
  sql: () => `
-- Who has the token sees the draft in the shop, until it expires; the draft stays.
CREATE TABLE shop_draft (kind TEXT NOT NULL, id TEXT NOT NULL, position BIGINT NOT NULL, json TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE, expires_at BIGINT NOT NULL, PRIMARY KEY (kind, id));
`,
}
