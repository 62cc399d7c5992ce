import type { Migration } from '../Migration.ts'

/** A mail knows its language. */
export const mailLanguage: Migration = {
  number: 11,
  name: 'mail-language',
  sql: () => `
-- null: Dutch.
ALTER TABLE mail ADD COLUMN language TEXT;
`,
}
