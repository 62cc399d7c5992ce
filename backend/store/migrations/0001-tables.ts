import type { Migration } from '../Migration.ts'

/** The tables of what shoppers do. */
export const tables: Migration = {
  number: 1,
  name: 'tables',
  sql: ({ numbered }) => `
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE customer (
  id TEXT PRIMARY KEY, number TEXT NOT NULL UNIQUE, email TEXT NOT NULL, password TEXT NOT NULL, status TEXT NOT NULL,
  first_name TEXT NOT NULL, last_name TEXT NOT NULL, company_name TEXT NOT NULL, coc_number TEXT NOT NULL, vat_number TEXT NOT NULL,
  reference TEXT NOT NULL, phone_number TEXT NOT NULL, default_address_id TEXT,
  -- Of the mails that no request asks for.
  language TEXT NOT NULL DEFAULT 'nld'
);
-- One account an address, however it is written.
CREATE UNIQUE INDEX customer_email ON customer (lower(email));
CREATE TABLE address (id TEXT PRIMARY KEY, uid TEXT NOT NULL UNIQUE, customer_id TEXT NOT NULL, kind TEXT NOT NULL,
  position BIGINT NOT NULL, json TEXT NOT NULL);
CREATE INDEX address_customer ON address (customer_id, kind, position);
CREATE TABLE session (token TEXT PRIMARY KEY, customer_id TEXT NOT NULL, expires_at BIGINT NOT NULL);
CREATE TABLE cart (
  uid TEXT PRIMARY KEY, customer_id TEXT, shipping_option_id TEXT, pickup_location_id TEXT, payment_option_id TEXT, address_id TEXT,
  is_merged BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX cart_customer ON cart (customer_id) WHERE customer_id IS NOT NULL;
CREATE TABLE cart_line (
  uid TEXT PRIMARY KEY, cart_uid TEXT NOT NULL, position BIGINT NOT NULL, client_id TEXT NOT NULL, product_id BIGINT NOT NULL,
  options TEXT NOT NULL, quantity BIGINT NOT NULL, original_quantity BIGINT
);
CREATE INDEX cart_line_cart ON cart_line (cart_uid, position);
CREATE TABLE cart_coupon (cart_uid TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (cart_uid, code));
CREATE TABLE answer (operation TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, made_at BIGINT NOT NULL,
  PRIMARY KEY (operation, key));
CREATE TABLE purchase (
  uid TEXT PRIMARY KEY, number BIGINT NOT NULL UNIQUE, customer_id TEXT NOT NULL, cart_uid TEXT NOT NULL, fingerprint TEXT NOT NULL,
  language TEXT NOT NULL, payment_option_id TEXT NOT NULL, total_incl BIGINT NOT NULL, lines TEXT NOT NULL, created_at BIGINT NOT NULL,
  -- What is paid with the order; the total but for what is made to measure.
  upfront_incl BIGINT NOT NULL,
  -- The order as it was placed, as JSON; state is set when the shop, not the payment, tells how the order stands.
  detail TEXT NOT NULL, state TEXT,
  -- The customer's own.
  reference TEXT NOT NULL
);
CREATE INDEX purchase_cart ON purchase (cart_uid, fingerprint);
CREATE INDEX purchase_customer ON purchase (customer_id, number DESC);
CREATE TABLE payment (uid TEXT PRIMARY KEY, bank_id TEXT NOT NULL UNIQUE, purchase_uid TEXT NOT NULL,
  status TEXT NOT NULL, created_at BIGINT NOT NULL, amount_incl BIGINT NOT NULL);
CREATE TABLE told_purchase (purchase_uid TEXT PRIMARY KEY);
CREATE INDEX payment_purchase ON payment (purchase_uid, created_at);
CREATE TABLE own_price (customer_id TEXT NOT NULL, product_id BIGINT NOT NULL, discount BIGINT NOT NULL,
  PRIMARY KEY (customer_id, product_id));
CREATE TABLE ticket (number ${numbered}, uid TEXT NOT NULL UNIQUE, customer_id TEXT NOT NULL, subject TEXT NOT NULL,
  status TEXT NOT NULL, order_uid TEXT, messages TEXT NOT NULL, created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL);
CREATE INDEX ticket_customer ON ticket (customer_id, updated_at DESC);
-- Addresses that want to hear when a product is back; only a confirmed one is written to, once.
CREATE TABLE product_request (uid TEXT PRIMARY KEY, product_id BIGINT NOT NULL, recipient TEXT NOT NULL, language TEXT NOT NULL,
  is_confirmed BIGINT NOT NULL DEFAULT 0);
CREATE TABLE wish (number ${numbered}, customer_id TEXT NOT NULL, product_id BIGINT NOT NULL, UNIQUE (customer_id, product_id));
-- customer_id: of who was signed in.
CREATE TABLE withdrawal (number ${numbered}, uid TEXT NOT NULL UNIQUE, customer_id TEXT, statement TEXT NOT NULL, stated_at BIGINT NOT NULL,
  received_at BIGINT);
CREATE TABLE address_search (id TEXT PRIMARY KEY, asked_at BIGINT NOT NULL);
CREATE TABLE tried (what TEXT NOT NULL, at BIGINT NOT NULL);
CREATE INDEX tried_what ON tried (what, at);
CREATE TABLE mail (id ${numbered}, recipient TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
  html TEXT, created_at BIGINT NOT NULL);
`,
}
