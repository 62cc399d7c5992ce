/** Marks a file as this server's; 'Thui' in ASCII. */
export const applicationId = 0x54687569

/** Raised when the tables change; a file of another version is refused. */
export const schemaVersion = 8

/** Tables of the catalogue: written when the server starts, read afterwards. */
const catalogue = `
CREATE TABLE category (id TEXT PRIMARY KEY, parent_id TEXT, position INTEGER NOT NULL, json TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX category_children ON category (parent_id, position);
CREATE TABLE page (id TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE path (path TEXT NOT NULL, language TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
  PRIMARY KEY (path, language)) WITHOUT ROWID;
CREATE TABLE redirect (path TEXT PRIMARY KEY, target TEXT NOT NULL, status_code INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE product (id INTEGER PRIMARY KEY, category_id TEXT NOT NULL, position INTEGER NOT NULL, stock INTEGER, json TEXT NOT NULL);
-- price: cents incl. VAT after discount; price_last the same with products without a price at the end. price_excl and price_excl_last
-- are those without VAT, for a shop that shows prices so; its lists need no index of their own.
CREATE TABLE listing (
  category_id TEXT NOT NULL, position INTEGER NOT NULL, product_id INTEGER NOT NULL, price INTEGER, price_last INTEGER NOT NULL,
  price_excl INTEGER, price_excl_last INTEGER NOT NULL,
  title_nld TEXT NOT NULL, title_eng TEXT NOT NULL, mpn TEXT NOT NULL, combination INTEGER NOT NULL, PRIMARY KEY (category_id, position)
) WITHOUT ROWID;
CREATE INDEX listing_cheap ON listing (category_id, price_last, position, combination, product_id);
CREATE INDEX listing_dear ON listing (category_id, price DESC, position, combination, price_last, product_id);
CREATE INDEX listing_nld ON listing (category_id, title_nld, position, combination, price_last, product_id);
CREATE INDEX listing_eng ON listing (category_id, title_eng, position, combination, price_last, product_id);
CREATE INDEX listing_mpn ON listing (category_id, mpn DESC, position, combination, price_last, product_id);
CREATE INDEX listing_combination ON listing (category_id, combination, price_last, position, product_id);
-- A combination is a set of facet values that products of a category have exactly; there are far fewer of them than products.
CREATE TABLE facet_combination (category_id TEXT NOT NULL, combination INTEGER NOT NULL, amount INTEGER NOT NULL,
  PRIMARY KEY (category_id, combination)) WITHOUT ROWID;
CREATE TABLE combination_value (category_id TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, combination INTEGER NOT NULL,
  PRIMARY KEY (category_id, name, value, combination)) WITHOUT ROWID;
CREATE INDEX value_of_combination ON combination_value (category_id, combination, name, value);
CREATE TABLE facet_total (category_id TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, amount INTEGER NOT NULL,
  PRIMARY KEY (category_id, name, value)) WITHOUT ROWID;
-- What can be found, by language, by its name, its kind (category, material, colour) and other words: rowid is the number of a product, or minus one minus the position of a category.
CREATE VIRTUAL TABLE search_nld USING fts5(title, kinds, words, content='', detail=column, tokenize="unicode61 remove_diacritics 2", prefix='1 2 3');
CREATE VIRTUAL TABLE search_eng USING fts5(title, kinds, words, content='', detail=column, tokenize="unicode61 remove_diacritics 2", prefix='1 2 3');
-- What the list of a search needs of a product, small enough to read many; facets is JSON.
CREATE TABLE finding (product_id INTEGER PRIMARY KEY, family INTEGER NOT NULL, price INTEGER, price_excl INTEGER, title_nld TEXT NOT NULL,
  title_eng TEXT NOT NULL, mpn TEXT NOT NULL, facets TEXT NOT NULL);
-- The words that occur, among which a begun or misspelt one is looked for.
CREATE TABLE known_word_nld (term TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE known_word_eng (term TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE VIRTUAL TABLE word_nld USING fts5vocab(search_nld, 'row');
CREATE VIRTUAL TABLE word_eng USING fts5vocab(search_eng, 'row');
`

/** Tables of what shoppers do. */
const shoppers = `
CREATE TABLE customer (
  id TEXT PRIMARY KEY, number TEXT NOT NULL UNIQUE, email TEXT NOT NULL UNIQUE COLLATE NOCASE, password TEXT NOT NULL, status TEXT NOT NULL,
  first_name TEXT NOT NULL, last_name TEXT NOT NULL, company_name TEXT NOT NULL, coc_number TEXT NOT NULL, vat_number TEXT NOT NULL,
  reference TEXT NOT NULL, phone_number TEXT NOT NULL, default_address_id TEXT,
  -- Of the mails that no request asks for.
  language TEXT NOT NULL DEFAULT 'nld'
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
  language TEXT NOT NULL, payment_option_id TEXT NOT NULL, total_incl INTEGER NOT NULL, lines TEXT NOT NULL, created_at INTEGER NOT NULL,
  -- What is paid with the order; the total but for what is made to measure.
  upfront_incl INTEGER NOT NULL,
  -- The order as it was placed, as JSON; state is set when the shop, not the payment, tells how the order stands.
  detail TEXT NOT NULL, state TEXT,
  -- The customer's own.
  reference TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX purchase_cart ON purchase (cart_uid, fingerprint);
CREATE INDEX purchase_customer ON purchase (customer_id, number DESC);
CREATE TABLE payment (uid TEXT PRIMARY KEY, bank_id TEXT NOT NULL UNIQUE, purchase_uid TEXT NOT NULL,
  status TEXT NOT NULL, created_at INTEGER NOT NULL, amount_incl INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE told_purchase (purchase_uid TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE INDEX payment_purchase ON payment (purchase_uid, created_at);
CREATE TABLE own_price (customer_id TEXT NOT NULL, product_id INTEGER NOT NULL, discount INTEGER NOT NULL,
  PRIMARY KEY (customer_id, product_id)) WITHOUT ROWID;
CREATE TABLE ticket (number INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, customer_id TEXT NOT NULL, subject TEXT NOT NULL,
  status TEXT NOT NULL, order_uid TEXT, messages TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL);
CREATE INDEX ticket_customer ON ticket (customer_id, updated_at DESC);
-- Addresses that want to hear when a product is back; only a confirmed one is written to, once.
CREATE TABLE product_request (uid TEXT PRIMARY KEY, product_id INTEGER NOT NULL, recipient TEXT NOT NULL, language TEXT NOT NULL,
  is_confirmed INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE wish (number INTEGER PRIMARY KEY, customer_id TEXT NOT NULL, product_id INTEGER NOT NULL, UNIQUE (customer_id, product_id));
-- customer_id: of who was signed in.
CREATE TABLE withdrawal (number INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, customer_id TEXT, statement TEXT NOT NULL, stated_at INTEGER NOT NULL,
  received_at INTEGER);
CREATE TABLE address_search (id TEXT PRIMARY KEY, asked_at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE tried (what TEXT NOT NULL COLLATE NOCASE, at INTEGER NOT NULL);
CREATE INDEX tried_what ON tried (what, at);
CREATE TABLE mail (id INTEGER PRIMARY KEY, recipient TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL,
  html TEXT, created_at INTEGER NOT NULL);
`

const catalogueTables = [
  'category',
  'page',
  'path',
  'redirect',
  'product',
  'listing',
  'finding',
  'known_word_nld',
  'known_word_eng',
  'facet_combination',
  'combination_value',
  'facet_total',
] as const
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
  'own_price',
  'ticket',
  'wish',
  'product_request',
  'withdrawal',
  'address_search',
  'tried',
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
export const emptyCatalogue = `${emptied(catalogueTables)}
INSERT INTO search_nld (search_nld) VALUES ('delete-all');
INSERT INTO search_eng (search_eng) VALUES ('delete-all');`
export const emptyShoppers = emptied(shopperTables)
