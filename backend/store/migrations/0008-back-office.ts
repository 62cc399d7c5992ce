import type { Migration } from '../Migration.ts'

/** What a back office writes of the shop, and what it has not heard yet of orders. */
export const backOffice: Migration = {
  number: 8,
  name: 'back-office',
  sql: ({ numbered }) => `
-- json: a record of backend/records/, or a part of it; empty where the shop's files are the data.
CREATE TABLE shop_record (kind TEXT NOT NULL, id TEXT NOT NULL, position BIGINT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, id));
CREATE TABLE order_news (number ${numbered}, order_uid TEXT NOT NULL);
CREATE INDEX order_news_order ON order_news (order_uid);
`,
}
