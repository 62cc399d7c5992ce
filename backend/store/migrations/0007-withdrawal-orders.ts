import type { Migration } from '../Migration.ts'

/** Whether a statement in small letters has a field with this value. */
const says = (field: string, value: string): string =>
  `replace(lower(withdrawal.statement), '"${field}":"' || ${value} || '"', '') <> lower(withdrawal.statement)`

const number = 'CAST(purchase.number AS TEXT)'

/** A withdrawal has its order's customer, so that a customer's withdrawals are found by index. */
export const withdrawalOrders: Migration = {
  number: 7,
  name: 'withdrawal-orders',
  sql: () => `
-- customer_id: of who was signed in; this: of who ordered, where the shop knows the order with the e-mail address.
ALTER TABLE withdrawal ADD COLUMN order_customer_id TEXT;
UPDATE withdrawal SET order_customer_id = (
  SELECT customer.id FROM purchase JOIN customer ON customer.id = purchase.customer_id
  WHERE ${says('emailaddress', 'lower(customer.email)')}
    AND (${says('ordernumber', `'th-' || ${number}`)} OR ${says('ordernumber', number)}) LIMIT 1)
WHERE received_at IS NOT NULL;
CREATE INDEX withdrawal_customer ON withdrawal (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX withdrawal_order_customer ON withdrawal (order_customer_id) WHERE order_customer_id IS NOT NULL;
`,
}
