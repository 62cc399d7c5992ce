import type { Migration } from '../Migration.ts'

/** The cart for whose contents a quote was requested. */
export const requestedCart: Migration = {
  number: 30,
  name: 'requested-cart',
  sql: () => `
-- null: the quote was requested for what was in no cart.
ALTER TABLE quote ADD COLUMN requested_cart_uid TEXT;
CREATE INDEX quote_requested_cart ON quote (requested_cart_uid) WHERE requested_cart_uid IS NOT NULL;
`,
}
