import { createHash } from 'node:crypto'
import type { CategoryRecord, ProductRecord } from '../catalogue/ProductRecord.ts'
import type { PageRecord } from '../catalogue/PageRecord.ts'
import { sellingPriceInclVat } from '../catalogue/sellingPrice.ts'
import { text, type Database } from '../database/Database.ts'
import { emptyCatalogue } from '../database/schema.ts'
import { categories } from './categories.ts'
import { makeBulkRugs } from './makeBulkRugs.ts'
import { pages } from './pages.ts'
import { posts } from './posts.ts'
import { redirectRules } from './redirectRules.ts'
import { goods } from './specialGoods.ts'
import { rugs } from './specialRugs.ts'

const sortKey = (title: string): string => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const demoProducts: readonly ProductRecord[] = [...rugs, ...goods]

/** Number of products without `--products`. */
export const demoProductCount = demoProducts.length

/** The category and everything above it. */
const withAncestors = (id: string): readonly CategoryRecord[] => {
  const category = categories.find((candidate) => candidate.id === id)
  if (category === undefined) return []
  return category.parentId === null ? [category] : [category, ...withAncestors(category.parentId)]
}

const seedPages = (database: Database): void => {
  const addPath = (language: 'nld' | 'eng', path: string, kind: string, id: string) =>
    database.run('INSERT INTO path (path, language, kind, id) VALUES (?, ?, ?, ?)', path, language, kind, id)
  categories.forEach((category, position) => {
    database.run(
      'INSERT INTO category (id, parent_id, position, json) VALUES (?, ?, ?, ?)',
      category.id,
      category.parentId,
      position,
      JSON.stringify(category),
    )
    addPath('nld', category.path.nld, 'category', category.id)
    addPath('eng', category.path.eng, 'category', category.id)
  })
  const everyPage: readonly PageRecord[] = [...pages, ...posts]
  for (const page of everyPage) {
    database.run('INSERT INTO page (id, json) VALUES (?, ?)', page.id, JSON.stringify(page))
    addPath('nld', page.path.nld, 'page', page.id)
    addPath('eng', page.path.eng, 'page', page.id)
  }
  for (const rule of redirectRules) {
    database.run('INSERT INTO redirect (path, target, status_code) VALUES (?, ?, ?)', rule.path, rule.target, rule.statusCode)
  }
}

const seedProduct = (database: Database, product: ProductRecord, position: number): void => {
  const price = sellingPriceInclVat(product)
  database.run(
    'INSERT INTO product (id, category_id, position, stock, json) VALUES (?, ?, ?, ?, ?)',
    product.id,
    product.categoryId,
    position,
    product.stock,
    JSON.stringify(product),
  )
  const listed = new Map(product.listedIn.flatMap(withAncestors).map((category) => [category.id, category]))
  for (const category of listed.values()) {
    database.run(
      'INSERT INTO listing (category_id, position, product_id, price, price_last, title_nld, title_eng) VALUES (?, ?, ?, ?, ?, ?, ?)',
      category.id,
      position,
      product.id,
      price,
      price ?? Number.MAX_SAFE_INTEGER,
      sortKey(product.title.nld),
      sortKey(product.title.eng),
    )
    for (const name of category.facets) {
      for (const value of product.facets[name] ?? []) {
        database.run(
          'INSERT INTO facet_value (category_id, name, value, product_id, price) VALUES (?, ?, ?, ?, ?)',
          category.id,
          name,
          value,
          product.id,
          price,
        )
      }
    }
  }
}

/** Changes whenever the demo data or the wished number of products changes. */
const fingerprintOf = (products: number): string =>
  createHash('sha256')
    .update(JSON.stringify([products, demoProducts, categories, pages, posts, redirectRules]))
    .digest('hex')

/**
 * Writes the demo catalogue, filled up with made-up rugs to `products` products. A kept file that holds the same catalogue is left alone;
 * what shoppers did stays in any case.
 */
export const seedCatalogue = (database: Database, products: number): void => {
  const fingerprint = fingerprintOf(products)
  const kept = database.get("SELECT value FROM setting WHERE name = 'catalogue'")
  if (kept !== null && text(kept, 'value') === fingerprint) return
  database.transaction(() => {
    database.script(emptyCatalogue)
    seedPages(database)
    let position = 0
    for (const product of demoProducts) seedProduct(database, product, position++)
    for (const product of makeBulkRugs(Math.max(0, products - demoProducts.length))) seedProduct(database, product, position++)
    database.script('INSERT INTO facet_total SELECT category_id, name, value, count(*) FROM facet_value GROUP BY category_id, name, value')
    database.run("INSERT OR REPLACE INTO setting (name, value) VALUES ('catalogue', ?)", fingerprint)
  })
  database.script('ANALYZE')
}
