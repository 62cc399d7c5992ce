import type { Migration } from '../Migration.ts'

/** Mails that asked for the rest of a deposit. */
export const restRequests: Migration = {
  number: 21,
  name: 'rest-requests',
  sql: () => `
CREATE TABLE rest_request (purchase_uid TEXT NOT NULL, requested_at BIGINT NOT NULL);
CREATE INDEX rest_request_purchase ON rest_request (purchase_uid);
`,
}
