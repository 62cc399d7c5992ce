import { record, text, whole } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { CatalogueDatabase } from '../database/CatalogueDatabase.ts'
import type { Catalogue, PiecesFor } from '../ports/Catalogue.ts'
import type { PageRecord, PostRecord } from '../records/PageRecord.ts'
import type { CategoryRecord, ProductRecord } from '../records/ProductRecord.ts'
import { articleKey } from './articleKey.ts'
import { countOptions } from './countOptions.ts'
import { listProducts, priceRange } from './listProducts.ts'

/** Most products that stay parsed in memory: parsing one takes a twentieth of the time of an add, and a cart has several. */
const mostCached = 1000

/** A catalogue of which `forget` is called after its database has changed. */
export interface SqliteCatalogue extends Catalogue {
  readonly forget: () => void
}

/** The catalogue in SQLite, with the stock of today. */
export const createSqliteCatalogue = (database: CatalogueDatabase, piecesFor: PiecesFor): SqliteCatalogue => {
  const productOf = (row: Row): ProductRecord => record(row, 'json') as ProductRecord
  const withStock = (product: ProductRecord, cartUid: string | null): ProductRecord => ({
    ...product,
    stock: piecesFor(product.id, cartUid),
  })
  const cached = new Map<number, ProductRecord>()
  let cachedVersion = database.version()
  const cachedProduct = (id: number): ProductRecord | undefined => {
    if (cachedVersion !== database.version()) cached.clear()
    cachedVersion = database.version()
    return cached.get(id)
  }
  const readProduct = (id: number): ProductRecord | null => {
    const row = database.get('SELECT json FROM product WHERE id = ?', id)
    if (row === null) return null
    const product = productOf(row)
    if (cached.size >= mostCached) cached.clear()
    cached.set(id, product)
    return product
  }
  const category: Catalogue['category'] = (id) => {
    const row = database.get('SELECT json FROM category WHERE id = ?', id)
    return row === null ? null : (record(row, 'json') as CategoryRecord)
  }
  const page: Catalogue['page'] = (id) => {
    const row = database.get('SELECT json FROM page WHERE id = ?', id)
    return row === null ? null : (record(row, 'json') as PageRecord | PostRecord)
  }
  return {
    forget: () => cached.clear(),
    piecesFor,
    category,
    page,
    product: (id, cartUid = null) => {
      const product = cachedProduct(id) ?? readProduct(id)
      return product === null ? null : withStock(product, cartUid)
    },
    productByArticle: (number) => {
      const key = articleKey(number)
      const row = key === '' ? null : database.get('SELECT id FROM product WHERE article = ? ORDER BY id LIMIT 1', key)
      return row === null ? null : whole(row, 'id')
    },
    neighbours: (productId, categoryId, most) => {
      const own = database.get('SELECT position FROM product WHERE id = ?', productId)
      const beside = (comparison: '>' | '<', limit: number) =>
        database
          .all(
            `SELECT product_id FROM listing WHERE category_id = ? AND (position, product_id) ${comparison} (?, ?)
             ORDER BY position, product_id LIMIT ?`,
            categoryId,
            own === null ? 0 : whole(own, 'position'),
            productId,
            limit,
          )
          .map((row) => whole(row, 'product_id'))
      const after = beside('>', most)
      return [...after, ...beside('<', most - after.length)]
    },
    children: (categoryId) =>
      database
        .all('SELECT json FROM category WHERE parent_id = ? ORDER BY position', categoryId)
        .map((row) => record(row, 'json') as CategoryRecord),
    at: (path, language) => {
      const row = database.get('SELECT kind, id FROM path WHERE path = ? ORDER BY language = ? DESC LIMIT 1', path, language)
      if (row === null) return null
      if (text(row, 'kind') === 'category') {
        const found = category(text(row, 'id'))
        return found === null ? null : { kind: 'category', category: found }
      }
      const found = page(text(row, 'id'))
      return found === null ? null : { kind: 'page', page: found }
    },
    redirect: (path) => {
      const row = database.get('SELECT target, status_code FROM redirect WHERE path = ?', path)
      return row === null ? null : { target: text(row, 'target'), statusCode: whole(row, 'status_code') === 302 ? 302 : 301 }
    },
    list: (query) => {
      const { rows, totalHits } = listProducts(database, query)
      return { products: rows.map((row) => withStock(productOf(row), null)), totalHits }
    },
    countListed: (categoryId, most) =>
      database.all('SELECT product_id FROM listing WHERE category_id = ? LIMIT ?', categoryId, most).length,
    priceRange: (categoryId, side) => priceRange(database, categoryId, side),
    countOptions: (categoryId, filters, side) => countOptions(database, categoryId, filters, side),
    paths: () =>
      database
        .all(
          `SELECT n.kind AS kind, n.id AS id, n.path AS nld, e.path AS eng FROM path n JOIN path e ON e.kind = n.kind AND e.id = n.id
           WHERE n.language = 'nld' AND e.language = 'eng' ORDER BY n.path`,
        )
        .map((row) => ({
          categoryId: text(row, 'kind') === 'category' ? text(row, 'id') : null,
          path: { nld: text(row, 'nld'), eng: text(row, 'eng') },
        })),
    countProducts: () => whole(database.get('SELECT count(*) AS amount FROM product') ?? {}, 'amount'),
    slugs: (limit, offset) =>
      database
        .all(
          `SELECT id, json_extract(json, '$.slug.nld') AS nld, json_extract(json, '$.slug.eng') AS eng FROM product ORDER BY id LIMIT ? OFFSET ?`,
          limit,
          offset,
        )
        .map((row) => ({ id: whole(row, 'id'), slug: { nld: text(row, 'nld'), eng: text(row, 'eng') } })),
  }
}
