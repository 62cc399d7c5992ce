import { articleKey } from '../catalogue/articleKey.ts'
import { sellingPrices } from '../catalogue/sellingPrice.ts'
import type { CatalogueDatabase } from '../database/CatalogueDatabase.ts'
import { whole } from '../database/row.ts'
import { relativesOf } from '../records/families.ts'
import type { WrittenProduct } from '../records/families.ts'
import type { CategoryRecord, Language, ProductRecord } from '../records/ProductRecord.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'

/** What the rows of a product depend on beside the product and its family. */
export type Surroundings = Pick<ShopRecord, 'categories' | 'facets'>

const sortKey = (title: string): string => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The category and its ancestors. */
const withAncestors = (categories: readonly CategoryRecord[], id: string): readonly CategoryRecord[] => {
  const category = categories.find((candidate) => candidate.id === id)
  if (category === undefined) return []
  return category.parentId === null ? [category] : [category, ...withAncestors(categories, category.parentId)]
}

/** The categories whose lists show a product. */
const categoriesWith = ({ categories }: Surroundings, { listedIn }: ProductRecord): readonly CategoryRecord[] => [
  ...new Set(listedIn.flatMap((id) => withAncestors(categories, id))),
]

/** Number of a product's combination of facet values in a category. */
export type Combinations = (category: CategoryRecord, product: ProductRecord) => number

/** Combinations that are known; a new one is stored with its values and has no products yet. */
export const createCombinations = (catalogue: CatalogueDatabase): Combinations => {
  const known = new Map<string, number>()
  const find = (categoryId: string, facetValues: string): number | null => {
    const row = catalogue.get(
      'SELECT combination FROM facet_combination WHERE category_id = ? AND facet_values = ?',
      categoryId,
      facetValues,
    )
    return row === null ? null : whole(row, 'combination')
  }
  const create = (categoryId: string, values: readonly (readonly [name: string, value: string])[], facetValues: string): number => {
    const row = catalogue.get('SELECT coalesce(max(combination), 0) + 1 AS next FROM facet_combination WHERE category_id = ?', categoryId)
    const combination = whole(row ?? {}, 'next')
    catalogue.run(
      'INSERT INTO facet_combination (category_id, combination, facet_values, amount) VALUES (?, ?, ?, 0)',
      categoryId,
      combination,
      facetValues,
    )
    for (const [name, value] of values)
      catalogue.run(
        // A category may name a facet twice.
        'INSERT INTO combination_value (category_id, name, value, combination) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        categoryId,
        name,
        value,
        combination,
      )
    return combination
  }
  return ({ id, facets }, product) => {
    const values = facets.flatMap((name) => (product.listedFacets[name] ?? []).map((value) => [name, value] as const))
    const facetValues = JSON.stringify(values)
    const key = `${id} ${facetValues}`
    const combination = known.get(key) ?? find(id, facetValues) ?? create(id, values, facetValues)
    known.set(key, combination)
    return combination
  }
}

/** Removes the record of a product and what its variations are. */
export const removeProduct = (catalogue: CatalogueDatabase, id: number): void => {
  // Not by INSERT OR REPLACE, which makes the search index write what it has gathered, each time.
  catalogue.run('DELETE FROM product WHERE id = ?', id)
  catalogue.run('DELETE FROM variation WHERE product_id = ?', id)
}

/** Writes the record of a product and what its variations are. */
export const writeProduct = (catalogue: CatalogueDatabase, product: WrittenProduct, position: number): void => {
  removeProduct(catalogue, product.id)
  catalogue.run(
    'INSERT INTO product (id, category_id, position, article, json) VALUES (?, ?, ?, ?, ?)',
    product.id,
    product.categoryId,
    position,
    articleKey(product.mpn),
    JSON.stringify(product),
  )
  for (const relative of relativesOf(product))
    catalogue.run('INSERT INTO variation (variation_id, product_id) VALUES (?, ?)', relative, product.id)
}

/** Adds a product to the lists and to what a search shows. Answers its combinations. */
export const listProduct = (
  catalogue: CatalogueDatabase,
  shop: Surroundings,
  product: ProductRecord,
  position: number,
  combinationOf: Combinations,
): readonly (readonly [categoryId: string, combination: number])[] => {
  const { incl, excl } = sellingPrices(product)
  const combinations: (readonly [categoryId: string, combination: number])[] = []
  for (const category of categoriesWith(shop, product)) {
    const combination = combinationOf(category, product)
    combinations.push([category.id, combination])
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
      combination,
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
  return combinations
}

/** Takes a product that was written so out of the lists and out of what a search shows. Answers its combinations. */
export const unlistProduct = (
  catalogue: CatalogueDatabase,
  shop: Surroundings,
  product: ProductRecord,
  position: number,
): readonly (readonly [categoryId: string, combination: number])[] => {
  catalogue.run('DELETE FROM finding WHERE product_id = ?', product.id)
  return categoriesWith(shop, product).flatMap(({ id }) =>
    catalogue
      .all('DELETE FROM listing WHERE category_id = ? AND position = ? AND product_id = ? RETURNING combination', id, position, product.id)
      .map((row) => [id, whole(row, 'combination')] as const),
  )
}

/** What a product is found by: its name, its kinds (facet values and categories) and other words. */
export type SearchTexts = readonly [title: string, kinds: string, words: string]

export const searchTextsOf = ({ facets, categories }: Surroundings, product: ProductRecord, language: Language): SearchTexts => {
  const kinds = Object.entries(product.facets).flatMap(([name, values]) =>
    values.map((value) => facets[name]?.values[value]?.[language] ?? value),
  )
  return [
    product.title[language],
    [...kinds, ...product.listedIn.map((id) => categories.find((category) => category.id === id)?.title[language] ?? '')].join(' '),
    [product.brand, product.mpn, articleKey(product.mpn), product.description[language]].join(' '),
  ]
}

/** @param rowid number of a product, or minus one minus the position of a category */
export const writeSearchTexts = (catalogue: CatalogueDatabase, language: Language, rowid: number, texts: SearchTexts): void => {
  catalogue.run(`INSERT INTO search_${language} (rowid, title, kinds, words) VALUES (?, ?, ?, ?)`, rowid, ...texts)
}
