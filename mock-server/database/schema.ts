/** Marks a file as this server's; 'Thui' in ASCII. */
export const applicationId = 0x54687569

/** Raised when the tables change; a file of another version is refused. */
export const schemaVersion = 1

/** Tables of the catalogue: written when the server starts, read afterwards. */
const catalogue = `
CREATE TABLE category (id TEXT PRIMARY KEY, parent_id TEXT, position INTEGER NOT NULL, json TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX category_children ON category (parent_id, position);
CREATE TABLE page (id TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE path (path TEXT NOT NULL, language TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
  PRIMARY KEY (path, language)) WITHOUT ROWID;
CREATE TABLE redirect (path TEXT PRIMARY KEY, target TEXT NOT NULL, status_code INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE product (id INTEGER PRIMARY KEY, category_id TEXT NOT NULL, position INTEGER NOT NULL, stock INTEGER, json TEXT NOT NULL);
-- price: cents incl. VAT after discount; price_last the same with products without a price at the end.
CREATE TABLE listing (
  category_id TEXT NOT NULL, position INTEGER NOT NULL, product_id INTEGER NOT NULL, price INTEGER, price_last INTEGER NOT NULL,
  title_nld TEXT NOT NULL, title_eng TEXT NOT NULL, PRIMARY KEY (category_id, position)
) WITHOUT ROWID;
CREATE INDEX listing_cheap ON listing (category_id, price_last, position, product_id);
CREATE INDEX listing_dear ON listing (category_id, price DESC, position, product_id);
CREATE INDEX listing_nld ON listing (category_id, title_nld, position, product_id);
CREATE INDEX listing_eng ON listing (category_id, title_eng, position, product_id);
CREATE TABLE facet_value (
  category_id TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, product_id INTEGER NOT NULL, price INTEGER,
  PRIMARY KEY (category_id, name, value, product_id)
) WITHOUT ROWID;
CREATE INDEX facet_of_product ON facet_value (category_id, product_id, name, value);
CREATE TABLE facet_total (category_id TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, amount INTEGER NOT NULL,
  PRIMARY KEY (category_id, name, value)) WITHOUT ROWID;
`

/** Tables of what shoppers do. */
const shoppers = `
CREATE TABLE customer (
  id TEXT PRIMARY KEY, number TEXT NOT NULL UNIQUE, email TEXT NOT NULL UNIQUE COLLATE NOCASE, password TEXT NOT NULL, status TEXT NOT NULL,
  first_name TEXT NOT NULL, last_name TEXT NOT NULL, company_name TEXT NOT NULL, coc_number TEXT NOT NULL, vat_number TEXT NOT NULL,
  reference TEXT NOT NULL, phone_number TEXT NOT NULL, default_address_id TEXT
) WITHOUT ROWID;
CREATE TABLE address (id TEXT PRIMARY KEY, uid TEXT NOT NULL UNIQUE, customer_id TEXT NOT NULL, kind TEXT NOT NULL,
  position INTEGER NOT NULL, json TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX address_customer ON address (customer_id, kind, position);
CREATE TABLE session (token TEXT PRIMARY KEY, customer_id TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE cart (
  uid TEXT PRIMARY KEY, customer_id TEXT, shipping_option_id TEXT, pickup_location_id TEXT, payment_option_id TEXT, address_id TEXT,
  is_merged INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE UNIQUE INDEX cart_customer ON cart (customer_id) WHERE customer_id IS NOT NULL;
CREATE TABLE cart_line (
  uid TEXT PRIMARY KEY, cart_uid TEXT NOT NULL, position INTEGER NOT NULL, client_id TEXT NOT NULL, product_id INTEGER NOT NULL,
  options TEXT NOT NULL, quantity INTEGER NOT NULL, original_quantity INTEGER
) WITHOUT ROWID;
CREATE INDEX cart_line_cart ON cart_line (cart_uid, position);
CREATE TABLE cart_coupon (cart_uid TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (cart_uid, code)) WITHOUT ROWID;
CREATE TABLE answer (operation TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, made_at INTEGER NOT NULL,
  PRIMARY KEY (operation, key)) WITHOUT ROWID;
CREATE TABLE purchase (
  uid TEXT PRIMARY KEY, number INTEGER NOT NULL UNIQUE, customer_id TEXT NOT NULL, cart_uid TEXT NOT NULL, fingerprint TEXT NOT NULL,
  language TEXT NOT NULL, payment_option_id TEXT NOT NULL, total_incl INTEGER NOT NULL, lines TEXT NOT NULL, created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX purchase_cart ON purchase (cart_uid, fingerprint);
CREATE INDEX purchase_customer ON purchase (customer_id, number DESC);
CREATE TABLE payment (uid TEXT PRIMARY KEY, bank_id TEXT NOT NULL UNIQUE, purchase_uid TEXT NOT NULL,
  status TEXT NOT NULL, created_at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX payment_purchase ON payment (purchase_uid, created_at);
CREATE TABLE mail (id INTEGER PRIMARY KEY, recipient TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, created_at INTEGER NOT NULL);
`

const catalogueTables = ['category', 'page', 'path', 'redirect', 'product', 'listing', 'facet_value', 'facet_total'] as const
const shopperTables = [
  'customer',
  'address',
  'session',
  'cart',
  'cart_line',
  'cart_coupon',
  'answer',
  'purchase',
  'payment',
  'mail',
] as const

const emptied = (tables: readonly string[]): string => tables.map((table) => `DELETE FROM ${table};`).join('\n')

export const createTables = `
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
${catalogue}
${shoppers}
PRAGMA application_id = ${applicationId};
PRAGMA user_version = ${schemaVersion};
`
export const emptyCatalogue = emptied(catalogueTables)
export const emptyShoppers = emptied(shopperTables)
