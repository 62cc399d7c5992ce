import type { Migration } from '../Migration.ts'

/** What is done besides delivering, such as carrying upstairs. */
export const deliveryServices: Migration = {
  number: 29,
  name: 'delivery-services',
  sql: () => `
-- JSON of their ids.
ALTER TABLE cart ADD COLUMN delivery_services TEXT NOT NULL DEFAULT '[]';
`,
}
