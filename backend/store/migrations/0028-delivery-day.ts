import type { Migration } from '../Migration.ts'

/** The day of delivery that the shopper chose. */
export const deliveryDay: Migration = {
  number: 28,
  name: 'delivery-day',
  sql: () => `
-- YYYY-MM-DD; null: none is chosen.
ALTER TABLE cart ADD COLUMN delivery_day TEXT;
`,
}
