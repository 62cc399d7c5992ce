import type { Migration } from '../Migration.ts'

/** A cart is one row: reading it is one statement, and what changes in it changes as a whole. */
export const cartRows: Migration = {
  number: 5,
  name: 'cart-rows',
  sql: ({ quoted }) => `
-- JSON: the lines, the newest first, and the codes of coupons.
ALTER TABLE cart ADD COLUMN lines TEXT NOT NULL DEFAULT '[]';
ALTER TABLE cart ADD COLUMN coupons TEXT NOT NULL DEFAULT '[]';
UPDATE cart SET
  lines = (SELECT '[' || coalesce(string_agg('{"uid":' || ${quoted('uid')} || ',"clientId":' || ${quoted('client_id')}
    || ',"productId":' || product_id || ',"options":' || options || ',"quantity":' || quantity
    || ',"originalQuantity":' || coalesce(CAST(original_quantity AS TEXT), 'null') || '}', ',' ORDER BY position DESC), '') || ']'
    FROM cart_line WHERE cart_uid = cart.uid),
  coupons = (SELECT '[' || coalesce(string_agg(${quoted('code')}, ',' ORDER BY code), '') || ']'
    FROM cart_coupon WHERE cart_uid = cart.uid);
DROP TABLE cart_line;
DROP TABLE cart_coupon;
`,
}
