import type { Migration } from '../Migration.ts'

/** Remembers whether VAT numbers are registered. */
export const vatChecks: Migration = {
  number: 16,
  name: 'vat-checks',
  sql: () => `
-- number: with its prefix. checked_at: when it was last answered; null with is_valid: never. tried_at: when it was last asked.
CREATE TABLE vat_check (
  number TEXT PRIMARY KEY, is_valid BIGINT, name TEXT, consultation_number TEXT, checked_at BIGINT, tried_at BIGINT NOT NULL
);
CREATE INDEX vat_check_tried ON vat_check (tried_at);
`,
}
