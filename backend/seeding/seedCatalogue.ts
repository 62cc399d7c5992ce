import { createHash } from 'node:crypto'
import type { CategoryRecord, ProductRecord } from '../records/ProductRecord.ts'
import type { PageRecord } from '../records/PageRecord.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { sellingPrices } from '../catalogue/sellingPrice.ts'
import { text } from '../database/row.ts'
import type { CatalogueDatabase } from '../database/CatalogueDatabase.ts'
import { emptyCatalogue } from '../database/CatalogueDatabase.ts'

const sortKey = (title: string): string => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The category and its ancestors. */
const withAncestors = (categories: readonly CategoryRecord[], id: string): readonly CategoryRecord[] => {
  const category = categories.find((candidate) => candidate.id === id)
  if (category === undefined) return []
  return category.parentId === null ? [category] : [category, ...withAncestors(categories, category.parentId)]
}

const seedPages = (catalogue: CatalogueDatabase, { categories, pages, posts, redirects }: ShopRecord): void => {
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
    for (const language of ['nld', 'eng'] as const) {
      catalogue.run(
        `INSERT INTO search_${language} (rowid, title, kinds, words) VALUES (?, ?, '', ?)`,
        -1 - position,
        category.title[language],
        category.description[language],
      )
    }
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

/** Number of a product's combination of facet values in a category; a new combination is stored with its values. */
type Combinations = (category: CategoryRecord, product: ProductRecord) => number

const createCombinations = (catalogue: CatalogueDatabase): Combinations => {
  const known = new Map<string, number>()
  return (category, product) => {
    const values = category.facets.flatMap((name) => (product.listedFacets[name] ?? []).map((value) => [name, value] as const))
    const key = JSON.stringify([category.id, values])
    const found = known.get(key)
    if (found !== undefined) return found
    const combination = known.size + 1
    known.set(key, combination)
    for (const [name, value] of values) {
      catalogue.run(
        'INSERT INTO combination_value (category_id, name, value, combination) VALUES (?, ?, ?, ?)',
        category.id,
        name,
        value,
        combination,
      )
    }
    return combination
  }
}

/** An article number is found with and without its hyphen. */
const inOnePiece = (mpn: string): string => mpn.replaceAll(/[^\p{L}\p{N}]/gu, '')

const seedWords = (catalogue: CatalogueDatabase, { facets, categories }: ShopRecord, product: ProductRecord): void => {
  for (const language of ['nld', 'eng'] as const) {
    const kinds = Object.entries(product.facets).flatMap(([name, values]) =>
      values.map((value) => facets[name]?.values[value]?.[language] ?? value),
    )
    catalogue.run(
      `INSERT INTO search_${language} (rowid, title, kinds, words) VALUES (?, ?, ?, ?)`,
      product.id,
      product.title[language],
      [...kinds, ...product.listedIn.map((id) => categories.find((category) => category.id === id)?.title[language] ?? '')].join(' '),
      [product.brand, product.mpn, inOnePiece(product.mpn), product.description[language]].join(' '),
    )
  }
}

const seedProduct = (
  catalogue: CatalogueDatabase,
  shop: ShopRecord,
  product: ProductRecord,
  position: number,
  combinationOf: Combinations,
): void => {
  const { incl, excl } = sellingPrices(product)
  catalogue.run(
    'INSERT INTO product (id, category_id, position, json) VALUES (?, ?, ?, ?)',
    product.id,
    product.categoryId,
    position,
    JSON.stringify(product),
  )
  const listed = new Map(product.listedIn.flatMap((id) => withAncestors(shop.categories, id)).map((category) => [category.id, category]))
  for (const category of listed.values()) {
    catalogue.run(
      `INSERT INTO listing (category_id, position, product_id, price, price_last, price_excl, price_excl_last, title_nld, title_eng, mpn,
         combination) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      category.id,
      position,
      product.id,
      incl,
      incl ?? Number.MAX_SAFE_INTEGER,
      excl,
      excl ?? Number.MAX_SAFE_INTEGER,
      sortKey(product.title.nld),
      sortKey(product.title.eng),
      product.mpn,
      combinationOf(category, product),
    )
  }
  catalogue.run(
    'INSERT INTO finding (product_id, family, price, price_excl, title_nld, title_eng, mpn, facets) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    product.id,
    product.family,
    incl,
    excl,
    sortKey(product.title.nld),
    sortKey(product.title.eng),
    product.mpn,
    JSON.stringify(product.facets),
  )
  seedWords(catalogue, shop, product)
}

const sums = `
INSERT INTO known_word_nld SELECT term FROM word_nld;
INSERT INTO known_word_eng SELECT term FROM word_eng;
INSERT INTO facet_combination SELECT category_id, combination, count(*) FROM listing GROUP BY category_id, combination;
INSERT INTO facet_total SELECT v.category_id, v.name, v.value, sum(c.amount) FROM combination_value v
  JOIN facet_combination c ON c.category_id = v.category_id AND c.combination = v.combination GROUP BY v.category_id, v.name, v.value;
`

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
    for (const product of shop.products) seedProduct(catalogue, shop, product, position++, combinationOf)
    catalogue.script(sums)
    catalogue.run("INSERT OR REPLACE INTO setting (name, value) VALUES ('catalogue', ?)", fingerprint)
  })
  catalogue.script('ANALYZE')
}
