import { describe, expect, it } from 'vitest'
import { cartWithUid } from '../../cart/carts.ts'
import { testStores } from '../../testing/testStores.ts'

/** The tables of carts before, with the carts of two shoppers; what later migrations added is gone, so that they can run again. */
const before = [
  'DELETE FROM migration WHERE number >= 5',
  'DROP TABLE shop_draft',
  'DROP TABLE unverified_email',
  'DROP TABLE one_time_token',
  'DROP TABLE passkey',
  'ALTER TABLE session DROP COLUMN opened_at',
  'DROP TABLE coupon_use',
  'DROP TABLE vat_check',
  'DROP TABLE order_revision',
  'DROP TABLE share',
  'DROP TABLE quote',
  'DROP TABLE quote_key',
  'DROP TABLE review',
  'DROP TABLE stored_picture',
  'ALTER TABLE mail DROP COLUMN language',
  'ALTER TABLE mail DROP COLUMN invoice_uid',
  'DROP TABLE customer_terms',
  'DROP INDEX payment_authorized',
  'DROP TABLE invoice',
  'DROP TABLE invoice_series',
  'DROP TABLE refund',
  'DROP TABLE company',
  'DROP TABLE company_member',
  'DROP TABLE approval_request',
  'DROP INDEX purchase_company',
  'ALTER TABLE purchase DROP COLUMN company_uid',
  'DROP TABLE withdrawal_refund',
  'DROP TABLE rest_request',
  'DROP TABLE received_payment',
  'DROP TABLE practice_chargeback',
  'DROP INDEX payment_next_check',
  'ALTER TABLE payment DROP COLUMN next_check_at',
  'ALTER TABLE purchase DROP COLUMN track_and_trace_url',
  'DROP TABLE shop_record',
  'DROP TABLE order_news',
  'DROP INDEX withdrawal_order_customer',
  'DROP INDEX withdrawal_customer',
  'ALTER TABLE withdrawal DROP COLUMN order_customer_id',
  'DROP TABLE practice_refund',
  'DROP TABLE practice_payment',
  'ALTER TABLE payment DROP COLUMN checkout_url',
  'ALTER TABLE cart DROP COLUMN lines',
  'ALTER TABLE cart DROP COLUMN delivery_day',
  'ALTER TABLE cart DROP COLUMN delivery_services',
  'ALTER TABLE cart DROP COLUMN coupons',
  `CREATE TABLE cart_line (uid TEXT PRIMARY KEY, cart_uid TEXT NOT NULL, position BIGINT NOT NULL, client_id TEXT NOT NULL,
     product_id BIGINT NOT NULL, options TEXT NOT NULL, quantity BIGINT NOT NULL, original_quantity BIGINT)`,
  'CREATE TABLE cart_coupon (cart_uid TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (cart_uid, code))',
  "INSERT INTO cart (uid) VALUES ('full'), ('empty')",
  `INSERT INTO cart_line VALUES ('line-1', 'full', 1, 'a "name" \\ é', 1005, '[]', 2, NULL),
     ('line-2', 'full', 2, 'b', 1007, '[{"groupId":"size","itemId":"xl","custom":null}]', 3, 9)`,
  "INSERT INTO cart_coupon VALUES ('full', 'WELKOM10'), ('full', 'VIJFEURO')",
]

describe.each(testStores())('carts of before on $name', ({ open, reopen, drop }) => {
  it('carts of an older program keep their lines and coupons', async () => {
    const stores = await open()
    for (const statement of before) await stores[0].run(statement)
    const store = await reopen()
    const [full, empty] = [await cartWithUid(store, 'full'), await cartWithUid(store, 'empty')]
    expect(full?.lines).toEqual([
      {
        uid: 'line-2',
        clientId: 'b',
        productId: 1007,
        options: [{ groupId: 'size', itemId: 'xl', custom: null }],
        quantity: 3,
        originalQuantity: 9,
      },
      { uid: 'line-1', clientId: 'a "name" \\ é', productId: 1005, options: [], quantity: 2, originalQuantity: null },
    ])
    expect(full?.coupons).toEqual(['VIJFEURO', 'WELKOM10'])
    expect([empty?.lines, empty?.coupons]).toEqual([[], []])
    await Promise.all([...new Set([...stores, store])].map((one) => one.close()))
    await drop()
  })
})
