import type { Migration } from '../Migration.ts'

/** How much a company may owe for orders on account. */
export const creditLimit: Migration = {
  number: 25,
  name: 'credit-limit',
  sql: () => `
-- Whole cents including VAT; null: no limit.
ALTER TABLE customer_terms ADD COLUMN credit_limit BIGINT;
`,
}
