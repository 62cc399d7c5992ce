import { openSqlite } from './sqliteFile.ts'
import type { Sqlite } from './sqliteFile.ts'

/**
 * The catalogue for lists and search, in SQLite: categories, pages, products, their positions in lists and the search index. It is built from
 * the shop's records and contains no shoppers' data.
 */
export interface CatalogueDatabase extends Pick<Sqlite, 'all' | 'get' | 'run' | 'script' | 'close'> {
  /** Runs `work` in a transaction. */
  readonly transaction: <Result>(work: () => Result) => Result
  /** Grows with each transaction: what was read and kept holds for one version. */
  readonly version: () => number
}

/** Written when the backend starts and when the shop's records change, read otherwise. */
const createTables = `
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE category (id TEXT PRIMARY KEY, parent_id TEXT, position INTEGER NOT NULL, json TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX category_children ON category (parent_id, position);
CREATE TABLE page (id TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE path (path TEXT NOT NULL, language TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
  PRIMARY KEY (path, language)) WITHOUT ROWID;
CREATE TABLE redirect (path TEXT PRIMARY KEY, target TEXT NOT NULL, status_code INTEGER NOT NULL) WITHOUT ROWID;
-- article: the printed article number in one piece (articleKey).
CREATE TABLE product (id INTEGER PRIMARY KEY, category_id TEXT NOT NULL, position INTEGER NOT NULL, article TEXT NOT NULL, json TEXT NOT NULL);
CREATE INDEX product_article ON product (article, id);
CREATE INDEX product_place ON product (position, id);
-- What a list shows of a product depends on its variations.
CREATE TABLE variation (variation_id INTEGER NOT NULL, product_id INTEGER NOT NULL, PRIMARY KEY (variation_id, product_id)) WITHOUT ROWID;
CREATE INDEX variation_product ON variation (product_id);
-- Products come by position, and by number where positions are equal.
-- price: cents incl. VAT after discount; price_last the same with products without a price at the end. price_excl and price_excl_last
-- are those without VAT, for a shop that shows prices so; its lists need no index of their own.
CREATE TABLE listing (
  category_id TEXT NOT NULL, position INTEGER NOT NULL, product_id INTEGER NOT NULL, price INTEGER, price_last INTEGER NOT NULL,
  price_excl INTEGER, price_excl_last INTEGER NOT NULL,
  title_nld TEXT NOT NULL, title_eng TEXT NOT NULL, mpn TEXT NOT NULL, combination INTEGER NOT NULL, PRIMARY KEY (category_id, position, product_id)
) WITHOUT ROWID;
CREATE INDEX listing_cheap ON listing (category_id, price_last, position, product_id, combination);
CREATE INDEX listing_dear ON listing (category_id, price DESC, position, product_id, combination, price_last);
CREATE INDEX listing_nld ON listing (category_id, title_nld, position, product_id, combination, price_last);
CREATE INDEX listing_eng ON listing (category_id, title_eng, position, product_id, combination, price_last);
CREATE INDEX listing_mpn ON listing (category_id, mpn DESC, position, product_id, combination, price_last);
CREATE INDEX listing_combination ON listing (category_id, combination, price_last, position, product_id);
-- A combination is a set of facet values that products of a category have exactly; there are far fewer of them than products.
-- facet_values are those of the combination, as JSON.
CREATE TABLE facet_combination (category_id TEXT NOT NULL, combination INTEGER NOT NULL, facet_values TEXT NOT NULL, amount INTEGER NOT NULL,
  PRIMARY KEY (category_id, combination)) WITHOUT ROWID;
CREATE UNIQUE INDEX combination_values ON facet_combination (category_id, facet_values);
CREATE TABLE combination_value (category_id TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, combination INTEGER NOT NULL,
  PRIMARY KEY (category_id, name, value, combination)) WITHOUT ROWID;
CREATE INDEX value_of_combination ON combination_value (category_id, combination, name, value);
CREATE TABLE facet_total (category_id TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, amount INTEGER NOT NULL,
  PRIMARY KEY (category_id, name, value)) WITHOUT ROWID;
-- What can be found, by language, by its name, its kind (category, material, colour) and other words: rowid is the number of a product, or minus one minus the position of a category.
CREATE VIRTUAL TABLE search_nld USING fts5(title, kinds, words, content='', contentless_delete=1, detail=column, tokenize="unicode61 remove_diacritics 2", prefix='1 2 3');
CREATE VIRTUAL TABLE search_eng USING fts5(title, kinds, words, content='', contentless_delete=1, detail=column, tokenize="unicode61 remove_diacritics 2", prefix='1 2 3');
-- What the list of a search needs of a product, small enough to read many; facets is JSON.
CREATE TABLE finding (product_id INTEGER PRIMARY KEY, family INTEGER NOT NULL, price INTEGER, price_excl INTEGER, title_nld TEXT NOT NULL,
  title_eng TEXT NOT NULL, mpn TEXT NOT NULL, facets TEXT NOT NULL);
-- The words that occur, among which a begun or misspelt one is looked for.
CREATE TABLE known_word_nld (term TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE known_word_eng (term TEXT PRIMARY KEY) WITHOUT ROWID;
-- Nearly all words of a large catalogue are article numbers, among which no misspelt word is looked for.
CREATE INDEX plain_word_nld ON known_word_nld (term) WHERE length(term) > 3 AND term NOT GLOB '*[0-9]*';
CREATE INDEX plain_word_eng ON known_word_eng (term) WHERE length(term) > 3 AND term NOT GLOB '*[0-9]*';
CREATE VIRTUAL TABLE word_nld USING fts5vocab(search_nld, 'row');
CREATE VIRTUAL TABLE word_eng USING fts5vocab(search_eng, 'row');
-- Finds the words of a few texts as the search index does.
CREATE VIRTUAL TABLE split_text USING fts5(words, content='', detail=none, tokenize="unicode61 remove_diacritics 2");
CREATE VIRTUAL TABLE split_word USING fts5vocab(split_text, 'row');
`

const tables = [
  'category',
  'page',
  'path',
  'redirect',
  'product',
  'variation',
  'listing',
  'finding',
  'known_word_nld',
  'known_word_eng',
  'facet_combination',
  'combination_value',
  'facet_total',
] as const

/** Deletes everything except the fingerprint of the content. */
export const emptyCatalogue = `${tables.map((table) => `DELETE FROM ${table};`).join('\n')}
INSERT INTO search_nld (search_nld) VALUES ('delete-all');
INSERT INTO search_eng (search_eng) VALUES ('delete-all');`

/** 'ThuC' in ASCII. */
const kind = { applicationId: 0x54687543, version: 2, isRemade: true }

/** Opens the catalogue in a file, or in memory when `file` is null. Throws UnusableData. */
export const openCatalogueDatabase = (file: string | null): CatalogueDatabase => {
  const sqlite = openSqlite(file, kind, createTables)
  let version = 0
  return {
    ...sqlite,
    version: () => version,
    transaction: (work) => {
      sqlite.script('BEGIN IMMEDIATE')
      try {
        const result = work()
        sqlite.script('COMMIT')
        version += 1
        return result
      } catch (error) {
        sqlite.script('ROLLBACK')
        throw error
      }
    },
  }
}
