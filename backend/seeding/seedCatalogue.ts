import { createHash } from 'node:crypto'
import { emptyCatalogue } from '../database/CatalogueDatabase.ts'
import type { CatalogueDatabase } from '../database/CatalogueDatabase.ts'
import { text } from '../database/row.ts'
import type { PageRecord } from '../records/PageRecord.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { createCombinations, listProduct, searchTextsOf, writeProduct, writeSearchTexts } from './productRows.ts'

/** Writes categories, pages, posts and redirect rules. */
export const seedPages = (
  catalogue: CatalogueDatabase,
  { categories, pages, posts, redirects }: Pick<ShopRecord, 'categories' | 'pages' | 'posts' | 'redirects'>,
): void => {
  const addPath = (language: 'nld' | 'eng', path: string, kind: string, id: string) =>
    catalogue.run('INSERT INTO path (path, language, kind, id) VALUES (?, ?, ?, ?)', path, language, kind, id)
  categories.forEach((category, position) => {
    catalogue.run(
      'INSERT INTO category (id, parent_id, position, json) VALUES (?, ?, ?, ?)',
      category.id,
      category.parentId,
      position,
      JSON.stringify(category),
    )
    addPath('nld', category.path.nld, 'category', category.id)
    addPath('eng', category.path.eng, 'category', category.id)
    for (const language of ['nld', 'eng'] as const)
      writeSearchTexts(catalogue, language, -1 - position, [category.title[language], '', category.description[language]])
  })
  const everyPage: readonly PageRecord[] = [...pages, ...posts]
  for (const page of everyPage) {
    catalogue.run('INSERT INTO page (id, json) VALUES (?, ?)', page.id, JSON.stringify(page))
    addPath('nld', page.path.nld, 'page', page.id)
    addPath('eng', page.path.eng, 'page', page.id)
  }
  for (const rule of redirects) {
    catalogue.run('INSERT INTO redirect (path, target, status_code) VALUES (?, ?, ?)', rule.path, rule.target, rule.statusCode)
  }
}

const sums = `
INSERT INTO known_word_nld SELECT term FROM word_nld;
INSERT INTO known_word_eng SELECT term FROM word_eng;
UPDATE facet_combination SET amount = counted.amount FROM
  (SELECT category_id, combination, count(*) AS amount FROM listing GROUP BY category_id, combination) counted
  WHERE counted.category_id = facet_combination.category_id AND counted.combination = facet_combination.combination;
INSERT INTO facet_total SELECT v.category_id, v.name, v.value, sum(c.amount) FROM combination_value v
  JOIN facet_combination c ON c.category_id = v.category_id AND c.combination = v.combination GROUP BY v.category_id, v.name, v.value;
`

/** Writes what follows from all products together. */
export const sumUp = (catalogue: CatalogueDatabase): void => {
  catalogue.transaction(() => catalogue.script(sums))
  catalogue.script('ANALYZE')
}

/** Changes whenever the shop's catalogue changes. */
const fingerprintOf = ({ productsMark, categories, pages, posts, redirects, facets }: ShopRecord): string =>
  createHash('sha256')
    .update(JSON.stringify([productsMark, categories, pages, posts, redirects, facets]))
    .digest('hex')

/** Writes the shop's catalogue, unless the file has the same catalogue already. The shoppers' data are never touched. */
export const seedCatalogue = (catalogue: CatalogueDatabase, shop: ShopRecord): void => {
  const fingerprint = fingerprintOf(shop)
  const stored = catalogue.get("SELECT value FROM setting WHERE name = 'catalogue'")
  if (stored !== null && text(stored, 'value') === fingerprint) return
  catalogue.transaction(() => {
    catalogue.script(emptyCatalogue)
    seedPages(catalogue, shop)
    const combinationOf = createCombinations(catalogue)
    let position = 0
    for (const product of shop.products) {
      writeProduct(catalogue, product, position)
      listProduct(catalogue, shop, product, position, combinationOf)
      for (const language of ['nld', 'eng'] as const)
        writeSearchTexts(catalogue, language, product.id, searchTextsOf(shop, product, language))
      position += 1
    }
    catalogue.script(sums)
    catalogue.run("INSERT OR REPLACE INTO setting (name, value) VALUES ('catalogue', ?)", fingerprint)
  })
  catalogue.script('ANALYZE')
}
