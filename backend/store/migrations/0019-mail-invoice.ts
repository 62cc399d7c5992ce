import type { Migration } from '../Migration.ts'

/** An invoice or credit note goes along with a mail. */
export const mailInvoice: Migration = {
  number: 19,
  name: 'mail-invoice',
  sql: () => `
-- null: nothing goes along.
ALTER TABLE mail ADD COLUMN invoice_uid TEXT;
`,
}
